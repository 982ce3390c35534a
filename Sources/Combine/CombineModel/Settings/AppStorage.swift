import Combine

/// A property wrapper that stores a class's property as a setting, which persists when the program exits. SwiftUI's
/// `AppStorage`.
///
/// ```swift
/// final class Connection: ObservableObject {
///     @AppStorage("server") var server = "http://localhost"
///     @AppStorage("order") var order = Order.title
///     @AppStorage("page") var page: Int?
/// }
/// ```
///
/// - It publishes like a `@Published` property: `$server` sends its value and each new one, and the `objectWillChange`
///   of an ``Combine/ObservableObject`` sends before that. Code in `observe` that reads it runs again. `<~>` binds it
///   in both directions.
/// - It changes with the setting, even if another property with the same key or another process sets it. Such changes
///   arrive on the main thread.
/// - The property has its default value if nothing is stored under the key, or if the stored value has another type,
///   which is logged. Reading the default value doesn't store it.
/// - Without a store, it uses ``DefaultSettings``.
/// - Nothing is read before the property is first used.
@propertyWrapper
public struct AppStorage<Value: AppStorageValue> {
    private let slot: AppStorageSlot<Value>

    /// Creates a setting with its default.
    ///
    /// - Parameters:
    ///   - key: The name of the setting. An empty name traps.
    ///   - store: The store, or ``DefaultSettings/store`` if nil.
    public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil) {
        slot = AppStorageSlot(key: key, default: wrappedValue, store: store)
    }

    /// Creates an optional setting, which is nil by default. See ``init(wrappedValue:_:store:)``.
    public init(_ key: String, store: (any SettingsStore)? = nil) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key, store: store)
    }

    /// The property's publisher, like the publisher of a `@Published` property.
    public var projectedValue: Published<Value>.Publisher {
        get { slot.attached.publisher }
        nonmutating set {}
    }

    /// Unavailable, because `@AppStorage` is only for properties of classes.
    @available(*, unavailable, message: "@AppStorage is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The value, as a property of the enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].slot.attached.storage.value }
        set { object[keyPath: storageKeyPath].slot.attached.set(newValue) }
    }
}

extension AppStorage: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: AppStorage<Value>.self).pointee.slot.attached.storage
    }
}
