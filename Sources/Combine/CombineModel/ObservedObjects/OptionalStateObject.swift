import Combine

/// A property of a class that owns and observes an optional object, which is created on first use.
///
/// - Code in `observe` that reads the property runs again when the property is set to another object, and when the
///   object changes. The same applies to code that uses `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends once for each of these
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread can use the property, if the class that has it allows that.
/// - The previous object is released immediately. Its later changes are ignored.
@propertyWrapper
public struct OptionalStateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property whose first object is created on first use, or without an object.
    public init(wrappedValue: @autoclosure @escaping () -> Content? = nil) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The property's publisher.
    public var projectedValue: OptionalObservedObjectPublisher<Content> {
        OptionalObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@OptionalStateObject` is only for properties of classes.
    @available(*, unavailable, message: "@OptionalStateObject is only available on properties of classes")
    public var wrappedValue: Content? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object, as a property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Content?>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, OptionalStateObject<Content>>
    ) -> Content? {
        get {
            let slot = object[keyPath: storageKeyPath].slot
            slot.enclose(in: object)
            return slot.content
        }
        set {
            let slot = object[keyPath: storageKeyPath].slot
            slot.enclose(in: object)
            slot.set(newValue)
        }
    }
}

extension OptionalStateObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: OptionalStateObject<Content>.self).pointee.slot
    }
}
