import Combine

/// A property wrapper for an optional observed object.
///
/// ```swift
/// final class DetailWindow: ApplicationWindow {
///     @OptionalObservedObject var todo: Todo?
/// ```
///
/// In addition to what ``ObservedObject`` describes:
///
/// - When the object is replaced, the previous object is released immediately and its later changes are ignored.
/// - If the object itself has observed objects, their changes are also changes of the object, at any depth.
@propertyWrapper
public struct OptionalObservedObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property with an initial object or nil.
    public init(wrappedValue: Content? = nil) { slot = ObservedSlot(wrappedValue) }

    /// The publisher of the property.
    public var projectedValue: OptionalObservedObjectPublisher<Content> { OptionalObservedObjectPublisher(slot: slot) }

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
        get { object[keyPath: storageKeyPath].slot.enclosed(in: object).content }
        set { object[keyPath: storageKeyPath].slot.enclosed(in: object).set(newValue) }
    }
}

extension OptionalObservedObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: OptionalObservedObject<Content>.self).pointee.slot
    }
}
