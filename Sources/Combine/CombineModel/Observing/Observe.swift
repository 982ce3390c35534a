import Combine

/// Runs a closure now, and again when something that it read has changed, until the result is cancelled or released.
///
/// - What is followed: `@Published` properties, properties of `@Observable` classes, GObject properties, `value` of subjects
///   and relays, observed objects; the last run decides which.
/// - However many changes there are, the closure runs once for all of them, before the main loop draws next.
/// - Within the closure of another it runs once that one has returned, and is on its own: the other does not run again for
///   what this one reads.
///
/// For an object's own code there is ``Storable/observe(_:)``, of which nothing has to be kept. This one is what
/// `withObservationTracking` answers to in Swift.
@MainActor
public func observe(_ body: @escaping @MainActor () -> Void) -> AnyCancellable {
    let observation = ObservedClosure(of: nil, body)
    return AnyCancellable { observation.cancel() }
}

extension Storable {
    /// Runs a closure with this object now, and again when something that it read has changed, for as long as it lives.
    ///
    /// - What is followed: `@Published` properties, properties of `@Observable` classes, GObject properties, `value` of
    ///   subjects and relays, observed objects; the last run decides which. What is read on behalf of a GObject property
    ///   that the closure sets, by bindings and subscribers of the property, is not, unless of an `@Observable` class.
    /// - However many changes there are, the closure runs once for all of them: for a widget that is shown at its next
    ///   frame, before layout, and else before the main loop draws next. Changes may come on any thread.
    /// - The object is held weakly and handed to the closure, which so has no reason to capture it.
    /// - Within the closure of another it runs once that one has returned, and is on its own: the other does not run again
    ///   for what this one reads. If both are the same object's, this one ends when the other runs again, and starts anew if
    ///   the other's closure calls this function again.
    /// - What the closure itself changes does not make it run again. Observations that change what others read run one
    ///   after another until they agree, those of shown widgets a frame apart. Where they never agree and no frame holds them
    ///   back, a message names them, and they end.
    ///
    /// - Returns: what ends it earlier; may be discarded.
    @discardableResult
    public func observe(_ body: @escaping @MainActor (Self) -> Void) -> any Disposable {
        let binding = Binding(on: self) { binding in
            let observation = ObservedClosure(of: self, heldBy: binding) { [weak self] in
                if let self { body(self) }
            }
            return AnyCancellable { observation.cancel() }
        }
        ObservedClosure.nest(binding, of: self)
        return binding
    }
}
