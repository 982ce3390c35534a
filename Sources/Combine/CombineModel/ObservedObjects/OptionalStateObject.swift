import Combine

/// A property wrapper for an optional observed object that a class owns and creates on first use.
///
/// When the object is replaced, the previous object is released immediately and its later changes are ignored. In all
/// other respects, the property behaves like an ``ObservedObject``.
@propertyWrapper
public struct OptionalStateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property that evaluates its initial value on first use.
    public init(wrappedValue: @autoclosure @escaping () -> Content? = nil) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The publisher of the property.
    public var projectedValue: OptionalObservedObjectPublisher<Content> { OptionalObservedObjectPublisher(slot: slot) }

    @available(*, unavailable, message: "@OptionalStateObject is only available on properties of classes")
    public var wrappedValue: Content? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object. The compiler uses this subscript for the property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Content?>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, OptionalStateObject<Content>>
    ) -> Content? {
        get { object[keyPath: storageKeyPath].slot.enclosed(in: object).content }
        set { object[keyPath: storageKeyPath].slot.enclosed(in: object).set(newValue) }
    }
}

extension OptionalStateObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: OptionalStateObject<Content>.self).pointee.slot
    }
}
