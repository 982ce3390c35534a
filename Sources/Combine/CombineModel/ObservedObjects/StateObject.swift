import Combine

/// A property wrapper for an observed object that a window, controller or view model owns.
///
/// The object is created on first use and can't be replaced. Corresponds to `StateObject` in SwiftUI.
///
/// - A closure of `observe` that reads the property runs again when the object changes. The same applies to
///   `withObservationTracking` within a call to `trackingPublished(_:)`.
/// - If the enclosing class is an `ObservableObject`, its `objectWillChange` publisher sends when the observed object
///   changes. If the class declares its own `objectWillChange`, that publisher begins to send when the property is
///   first used.
/// - `$property` is the publisher of the property.
/// - You can use the property on any thread if the class allows it.
@propertyWrapper
public struct StateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property that creates its object on first use.
    public init(wrappedValue: @autoclosure @escaping () -> Content) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The publisher of the property.
    public var projectedValue: ObservedObjectPublisher<Content> {
        ObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@StateObject` is only for properties of classes.
    @available(*, unavailable, message: "@StateObject is only available on properties of classes")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
    }

    /// The observed object. The compiler uses this subscript for the property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: KeyPath<EnclosingSelf, Content>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, StateObject<Content>>
    ) -> Content {
        get {
            let slot = object[keyPath: storageKeyPath].slot
            slot.enclose(in: object)
            return slot.presentContent
        }
    }
}

extension StateObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: StateObject<Content>.self).pointee.slot
    }
}
