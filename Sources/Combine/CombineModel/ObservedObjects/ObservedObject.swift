import Combine

/// A property wrapper for an observed object that a window, controller or view model receives from other code.
///
/// - A closure of `observe` that reads the property runs again when the object changes or is replaced. The same applies
///   to `withObservationTracking` within a call to `trackingPublished(_:)`.
/// - If the enclosing class is an `ObservableObject`, its `objectWillChange` publisher sends once for each of these
///   changes. If the class declares its own `objectWillChange`, that publisher begins to send when the property is
///   first used.
/// - `$property` is the publisher of the property.
/// - You can use the property on any thread if the class allows it.
///
/// For an optional object, use ``OptionalObservedObject``. Corresponds to `ObservedObject` in SwiftUI.
@propertyWrapper
public struct ObservedObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property with an initial object.
    public init(wrappedValue: Content) { slot = ObservedSlot(wrappedValue) }

    /// The publisher of the property.
    public var projectedValue: ObservedObjectPublisher<Content> { ObservedObjectPublisher(slot: slot) }

    @available(*, unavailable, message: "@ObservedObject is only available on properties of classes")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object. The compiler uses this subscript for the property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Content>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, ObservedObject<Content>>
    ) -> Content {
        get { object[keyPath: storageKeyPath].slot.enclosed(in: object).presentContent }
        set { object[keyPath: storageKeyPath].slot.enclosed(in: object).set(newValue) }
    }
}

extension ObservedObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: ObservedObject<Content>.self).pointee.slot
    }
}
