import Combine

/// A property of a class that observes an object passed to it. SwiftUI's `ObservedObject`, for windows, controllers and
/// view models.
///
/// - Code in `observe` that reads the property runs again when the property is set to another object, and when the
///   object changes. The same applies to code that uses `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends once for each of these
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread can use the property, if the class allows that.
///
/// For an optional object, use ``OptionalObservedObject``.
@propertyWrapper
public struct ObservedObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property with its first object.
    public init(wrappedValue: Content) {
        slot = ObservedSlot(wrappedValue)
    }

    /// The property's publisher.
    public var projectedValue: ObservedObjectPublisher<Content> {
        ObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@ObservedObject` is only for properties of classes.
    @available(*, unavailable, message: "@ObservedObject is only available on properties of classes")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The observed object, as a property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Content>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, ObservedObject<Content>>
    ) -> Content {
        get {
            let slot = object[keyPath: storageKeyPath].slot
            slot.enclose(in: object)
            return slot.presentContent
        }
        set {
            let slot = object[keyPath: storageKeyPath].slot
            slot.enclose(in: object)
            slot.set(newValue)
        }
    }
}

extension ObservedObject: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: ObservedObject<Content>.self).pointee.slot
    }
}
