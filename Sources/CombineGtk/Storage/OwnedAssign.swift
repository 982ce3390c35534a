import Combine
import Gtk

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object that it is stored on, for as long as the object lives.
    ///
    /// Unlike Combine's function of this name it holds the object weakly, so that an object may assign to itself. Equal
    /// values are assigned too. The subscription leaves the object's ``Storable/cancellables`` when the publisher
    /// finishes. Values from other threads come on the main thread, in order. Demand: unlimited.
    ///
    /// - Returns: what ends it earlier; may be discarded, and storing it again changes nothing.
    @MainActor
    @discardableResult
    @inlinable
    @inline(__always)
    public func assign<Root: Storable>(
        to keyPath: consuming ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        let assign = Self.assignment(consume keyPath, object)
        let delivery = MainThreadDelivery(assign)
        return Binding.store(on: object) { binding in
            let subscription = sink(
                receiveCompletion: { _ in delivery.afterValues { binding.dispose() } },
                receiveValue: { value in
                    if delivery.isImmediate { assign(value) } else { delivery.send(value) }
                }
            )
            return AnyCancellable {
                delivery.end()
                subscription.cancel()
            }
        }
    }

    /// The closure that assigns, made where the compiler sees the key path, which it so need not evaluate for each value.
    @inlinable
    @inline(__always)
    static func assignment<Root: Storable>(
        _ keyPath: ReferenceWritableKeyPath<Root, Output>,
        _ object: Root
    ) -> (Output) -> Void {
        { [weak object] value in object?[keyPath: keyPath] = value }
    }
}
