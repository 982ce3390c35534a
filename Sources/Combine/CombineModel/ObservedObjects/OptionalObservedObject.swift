import Combine

/// A property wrapper for an optional observed object.
///
/// ```swift
/// final class DetailWindow: ApplicationWindow {
///     @OptionalObservedObject var todo: Todo?
/// ```
///
/// - A closure of `observe` that reads the property runs again when the object changes or is replaced. The same applies
///   to `withObservationTracking` within a call to `trackingPublished(_:)`.
/// - If the enclosing class is an `ObservableObject`, its `objectWillChange` publisher sends once for each of these
///   changes. If the class declares its own `objectWillChange`, that publisher begins to send when the property is
///   first used.
/// - `$property` is the publisher of the property.
/// - You can use the property on any thread if the class allows it.
/// - When the object is replaced, the previous object is released immediately and its later changes are ignored.
/// - If the object itself has observed objects, their changes are also changes of the object, at any depth.
@propertyWrapper
public struct OptionalObservedObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property with an initial object or nil.
    public init(wrappedValue: Content? = nil) {
        slot = ObservedSlot(wrappedValue)
    }

    /// The publisher of the property.
    public var projectedValue: OptionalObservedObjectPublisher<Content> {
        OptionalObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@OptionalObservedObject` is only for properties of classes.
    @available(*, unavailable, message: "@OptionalObservedObject is only available on properties of classes")
    public var wrappedValue: Content? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object. The compiler uses this subscript for the property of the enclosing object.
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
