import Combine

/// A property of a class for an object that is its own while there is one: the first is made when it is first asked for.
///
/// - Code in `observe` that reads the property runs again when the property is set to another object, and when the object
///   changes. So does what follows the property by `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends once for each of these
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread may use the property, so far as the class that has it lets it.
/// - The previous object is released immediately. Its later changes are ignored.
@propertyWrapper
public struct OptionalStateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property whose first object is made when it is first asked for.
    public init(wrappedValue: @autoclosure @escaping () -> Content?) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// Creates a property without an object.
    public init() {
        slot = ObservedSlot(nil)
    }

    /// The property's publisher.
    public var projectedValue: OptionalObservedObjectPublisher<Content> {
        OptionalObservedObjectPublisher(slot: slot)
    }

    /// Unusable: `@OptionalStateObject` is for properties of classes.
    @available(*, unavailable, message: "@OptionalStateObject is only available on properties of classes")
    public var wrappedValue: Content? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The property's object, of the object that has the property.
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
