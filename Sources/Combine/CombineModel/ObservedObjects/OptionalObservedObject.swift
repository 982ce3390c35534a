import Combine

/// A property of a class that observes an optional object.
///
/// ```swift
/// final class DetailWindow: ApplicationWindow {
///     @OptionalObservedObject var todo: Todo?
/// ```
///
/// - Code in `observe` that reads the property runs again when the property is set to another object, and when the
///   object changes. The same applies to code that uses `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends once for each of these
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread can use the property, if the class that has it allows that.
/// - The previous object is released immediately. Its later changes are ignored.
/// - If the object has such properties itself, changes of their objects count as its changes, at any depth.
@propertyWrapper
public struct OptionalObservedObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property with its first object, or without an object.
    public init(wrappedValue: Content? = nil) {
        slot = ObservedSlot(wrappedValue)
    }

    /// The property's publisher.
    public var projectedValue: OptionalObservedObjectPublisher<Content> {
        OptionalObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@OptionalObservedObject` is only for properties of classes.
    @available(*, unavailable, message: "@OptionalObservedObject is only available on properties of classes")
    public var wrappedValue: Content? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object, as a property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Content?>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, OptionalObservedObject<Content>>
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

extension OptionalObservedObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: OptionalObservedObject<Content>.self).pointee.slot
    }
}
