import CombineModel

extension Signal {
    /// Connects a closure that receives an object and the event. The closure stays connected as long as the object
    /// exists.
    ///
    /// The connection has only a weak reference to the object. It passes the object to the closure, so that the closure
    /// doesn't need to capture the object. The object stores the connection. This method is equivalent to `sink(on:)`.
    ///
    /// - Parameter after: A Boolean value that indicates whether the closure runs after the class handler.
    /// - Returns: A disposable with which you can disconnect the closure earlier. You can discard it.
    @MainActor
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Void
    ) -> any Disposable {
        (after ? self.after : self).sink(on: owner, receiveValue: handler)
    }

    /// Connects a closure to a signal without arguments. The closure receives an object, and stays connected as long as
    /// the object exists.
    @MainActor
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner) -> Void
    ) -> any Disposable where Output == Void {
        connect(on: owner, after: after) { owner, _ in handler(owner) }
    }
}

extension ReturningSignal {
    /// Connects a closure that receives an object and the event, and returns the signal's result. The closure stays
    /// connected as long as the object exists.
    ///
    /// ```swift
    /// window.closeRequest.connect(on: self) { form in form.hasUnsavedChanges }
    /// dragSource.prepare.connect(on: self) { row, point in row.content(at: point) }
    /// ```
    ///
    /// The connection has only a weak reference to the object. It passes the object to the closure, so that the closure
    /// doesn't need to capture the object. The object stores the connection. After the object is deallocated, the
    /// signal has its default result.
    ///
    /// - Parameter after: A Boolean value that indicates whether the closure runs after the class handler.
    /// - Returns: A disposable with which you can disconnect the closure earlier. You can discard it.
    @MainActor
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner, Output) -> Result
    ) -> any Disposable {
        Binding(on: owner) { binding in
            #if DEBUG
            binding.note(function: "connect(on:)")
            let noteRun = { @MainActor [weak binding] in binding?.noteRun() }
            #endif
            return connect(after: after, ended: { binding.cancel() }) { [weak owner] output in
                #if DEBUG
                noteRun()
                #endif
                return owner.map { handler($0, output) }
            }
        }
    }

    /// Connects a closure to a signal without arguments. The closure receives an object, returns the signal's result,
    /// and stays connected as long as the object exists.
    @MainActor
    @discardableResult
    public func connect<Owner: Storable>(
        on owner: Owner,
        after: Bool = false,
        _ handler: @escaping @MainActor (Owner) -> Result
    ) -> any Disposable where Output == Void {
        connect(on: owner, after: after) { owner, _ in handler(owner) }
    }
}
