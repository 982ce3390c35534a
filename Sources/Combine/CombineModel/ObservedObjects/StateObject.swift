import Combine

/// A property of a class that owns and observes an object, which is created on first use and can't be replaced.
/// SwiftUI's `StateObject`, for windows, controllers and view models.
///
/// - Code in `observe` that reads the property runs again when the object changes. The same applies to code that uses
///   `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends for the object's
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread can use the property, if the class that has it allows that.
@propertyWrapper
public struct StateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property whose object is created on first use.
    public init(wrappedValue: @autoclosure @escaping () -> Content) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The property's publisher.
    public var projectedValue: ObservedObjectPublisher<Content> {
        ObservedObjectPublisher(slot: slot)
    }

    /// Unavailable, because `@StateObject` is only for properties of classes.
    @available(*, unavailable, message: "@StateObject is only available on properties of classes")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
    }

    /// The observed object, as a property of the enclosing object.
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
