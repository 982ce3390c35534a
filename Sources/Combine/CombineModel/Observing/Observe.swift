import Combine

/// Runs a closure now, and again when something that it read has changed, until the result is cancelled or released.
///
/// - It follows `@Published` properties, properties of `@Observable` classes, GObject properties, the `value` of
///   subjects and relays, and observed objects. It follows the values that the last run read.
/// - The closure runs once for any number of changes, before the main loop next draws.
/// - Within another observed closure, it runs after that closure has returned and is independent: the other closure
///   doesn't run again for values that this one reads.
///
/// In an object's own code, use ``Storable/observe(_:)``, whose result can be discarded. This function corresponds to
/// Swift's `withObservationTracking`.
@MainActor
public func observe(_ body: @escaping @MainActor () -> Void) -> AnyCancellable {
    let observation = ObservedClosure(of: nil, body)
    return AnyCancellable { observation.cancel() }
}

extension Storable {
    /// Runs a closure with this object now, and again when something that it read has changed, as long as the object
    /// exists.
    ///
    /// - It follows `@Published` properties, properties of `@Observable` classes, GObject properties, the `value` of
    ///   subjects and relays, and observed objects. It follows the values that the last run read. It doesn't follow
    ///   values that bindings and subscribers read when the closure sets a GObject property, unless they belong to an
    ///   `@Observable` class.
    /// - The closure runs once for any number of changes. For a widget that is displayed, it runs at the next frame,
    ///   before layout. Otherwise it runs before the main loop next draws. Changes can arrive on any thread.
    /// - The object is held weakly and passed to the closure, so the closure doesn't need to capture it.
    /// - Within another observed closure, it runs after that closure has returned and is independent: the other closure
    ///   doesn't run again for values that this one reads. If both belong to the same object, this observation ends
    ///   when the other closure runs again. That closure usually calls this function again and so starts a new
    ///   observation.
    /// - Changes that the closure makes itself don't make it run again. Observations that change each other's values
    ///   run one after another until nothing changes. Observations of visible widgets wait for the next frame each
    ///   time. If other observations never settle, a message names them and they end.
    ///
    /// - Returns: A disposable that ends the observation earlier. You can discard it.
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
