import Combine

/// Runs a closure immediately, and again whenever a value that the closure has read changes.
///
/// - The observation ends when the result is cancelled or released.
/// - The observation tracks the values that the last run of the closure has read: `@Published` properties, properties
///   of `@Observable` classes, GObject properties, the `value` of subjects and relays, and observed objects. If several
///   values change, the closure runs once, before the main loop draws.
/// - If you call this function within another observed closure, the new closure runs after the outer closure has
///   returned. The outer closure doesn't track the values that the new closure reads.
///
/// In the methods of a ``Storable`` object, use ``Storable/observe(_:)`` instead, which stores the observation on the
/// object. This function is similar to `withObservationTracking` in the Observation framework.
@MainActor
public func observe(_ body: @escaping @MainActor () -> Void) -> AnyCancellable {
    let observation = ObservedClosure(of: nil, body)
    return AnyCancellable { @Sendable in observation.cancel() }
}

extension Storable {
    /// Passes this object to a closure immediately, and again whenever a value that the closure has read changes.
    ///
    /// - The observation tracks the values that the last run of the closure has read: `@Published` properties,
    ///   properties of `@Observable` classes, GObject properties, the `value` of subjects and relays, and observed
    ///   objects. If the closure sets a GObject property, bindings and subscribers of that property run before the
    ///   closure returns. A value that these bindings and subscribers read is tracked only if it belongs to an
    ///   `@Observable` class.
    /// - If several values change, the closure runs once, before the next event of the user is handled. Without an event,
    ///   the closure runs at the next frame, before layout, if the object is a visible widget. For other objects, it runs
    ///   before the main loop draws. Values can change on any thread.
    /// - The observation doesn't retain the object, and ends when the object is deallocated. The closure receives the
    ///   object as its argument and therefore doesn't need to capture the object.
    /// - If you call this method within another observed closure, the new closure runs after the outer closure has
    ///   returned. The outer closure doesn't track the values that the new closure reads. If both closures belong to
    ///   the same object, the new observation ends when the outer closure runs again. The outer closure usually calls
    ///   this method again, which starts another observation.
    /// - Changes that the closure itself makes don't cause another run. If observations trigger each other, they run
    ///   one after another until there are no more changes. If they trigger each other endlessly, they're stopped and a
    ///   message with their names is logged. Observations of visible widgets wait for an event or a frame, so they aren't
    ///   stopped.
    ///
    /// - Returns: A disposable that ends the observation earlier. You can discard it.
    @discardableResult
    public func observe(_ body: @escaping @MainActor (Self) -> Void) -> any Disposable {
        let binding = Binding(on: self) { binding in
            #if DEBUG
            binding.note(function: "observe")
            let noteRun = { @MainActor [weak binding] in binding?.noteRun() }
            #endif
            let observation = ObservedClosure(of: self, ownedBy: binding) { [weak self] in
                #if DEBUG
                noteRun()
                #endif
                if let self { body(self) }
            }
            return AnyCancellable { @Sendable in observation.cancel() }
        }
        ObservedClosure.nest(binding, of: self)
        return binding
    }
}
