import Combine

/// A property wrapper for an observed object that a window, controller or view model owns.
///
/// The object is created on first use and can't be replaced. In all other respects, the property behaves like an
/// ``ObservedObject``. Corresponds to `StateObject` in SwiftUI.
@propertyWrapper
public struct StateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property that creates its object on first use.
    public init(wrappedValue: @autoclosure @escaping () -> Content) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The publisher of the property.
    public var projectedValue: ObservedObjectPublisher<Content> { ObservedObjectPublisher(slot: slot) }

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
        get { object[keyPath: storageKeyPath].slot.enclosed(in: object).presentContent }
    }
}

extension StateObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: StateObject<Content>.self).pointee.slot
    }
}
