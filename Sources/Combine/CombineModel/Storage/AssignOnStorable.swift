import Combine

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object that it is stored on, for as long as the object lives.
    ///
    /// It differs from Combine's function of this name, which any other class still gets:
    /// - It holds the object weakly, so that an object may assign to itself; Combine's holds it strongly.
    /// - The subscription is in the object's ``Storable/cancellables`` until the publisher finishes, so the result may be
    ///   discarded; dropping Combine's ends it.
    /// - Values from other threads are assigned on the main thread, in order; Combine's assigns where they come.
    ///
    /// Equal values are assigned too, as by Combine's. Demand: unlimited.
    ///
    /// - Returns: what ends it earlier. Storing it again changes nothing.
    @MainActor
    @discardableResult
    @inlinable
    @inline(__always)
    public func assign<Root: Storable>(
        to keyPath: consuming ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        // Consumed, as only a literal with a single use is kept in sight.
        assign(to: InlinedKeyPath(consume keyPath), on: object)
    }

    @MainActor
    @inlinable
    func assign<Root: Storable>(to property: InlinedKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        Binding(on: object) { binding in
            binding.follow(self) { [weak object] value in
                guard let object else { return false }
                property.set(value, of: object)
                return true
            }
        }
        .cancellable
    }
}
