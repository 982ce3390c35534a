import Combine

/// A property of a class for an object that is its own: made when it is first asked for, and not to be replaced. SwiftUI's
/// `StateObject`, for windows, controllers and view models.
///
/// - Code in `observe` that reads the property runs again when the object changes. So does what follows the property by
///   `withObservationTracking` within `trackingPublished`.
/// - If the class that has the property is an `ObservableObject`, its `objectWillChange` sends for the object's
///   changes. If the class declares its own `objectWillChange`, it does so after the property has first been used.
/// - The property's publisher is `$property`.
/// - Any thread may use the property, so far as the class that has it lets it.
@propertyWrapper
public struct StateObject<Content: ObservableObject> {
    let slot: ObservedSlot<Content>

    /// Creates a property whose first object is made when it is first asked for.
    public init(wrappedValue: @autoclosure @escaping () -> Content) {
        slot = ObservedSlot(making: wrappedValue)
    }

    /// The property's publisher.
    public var projectedValue: ObservedObjectPublisher<Content> {
        ObservedObjectPublisher(slot: slot)
    }

    /// Unusable: `@StateObject` is for properties of classes.
    @available(*, unavailable, message: "@StateObject is only available on properties of classes")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
    }

    /// The property's object, of the object that has the property.
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
