import Combine

/// A property wrapper that stores a property of a class as a persistent setting.
///
/// ```swift
/// final class Connection: ObservableObject {
///     @AppStorage("server") var server = "http://localhost"
///     @AppStorage("order") var order = Order.title
///     @AppStorage("page") var page: Int?
/// }
/// ```
///
/// - The property publishes its changes like a `@Published` property. `$server` sends the current value and each new
///   value. If the enclosing class is an ``/Combine/ObservableObject``, its `objectWillChange` publisher sends first.
///   Closures of `observe` track reads of the property. You can bind the property in both directions with `<~>`.
/// - If another property with the same key or another process changes the setting, the property changes too, on the
///   main thread.
/// - If there is no stored value, the property has its default value. If the stored value has a different type, the
///   property also has its default value, and a warning is logged. Reading the default value doesn't store it.
/// - By default, the setting is stored in ``DefaultSettings/store``. The setting is read when the property is first
///   used.
///
/// Corresponds to `AppStorage` in SwiftUI.
@propertyWrapper
public struct AppStorage<Value: AppStorageValue> {
    private let slot: AppStorageSlot<Value>

    /// Creates a setting with a default value.
    ///
    /// - Parameters:
    ///   - key: The name of the setting. It must not be empty.
    ///   - store: The store, or ``DefaultSettings/store`` if nil.
    public init(wrappedValue: Value, _ key: String, store: (any SettingsStore)? = nil) {
        slot = AppStorageSlot(key: key, default: wrappedValue, store: store)
    }

    /// Creates an optional setting with the default value nil. See ``init(wrappedValue:_:store:)``.
    public init(_ key: String, store: (any SettingsStore)? = nil) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key, store: store)
    }

    /// The publisher of the property, which behaves like the publisher of a `@Published` property.
    public var projectedValue: Published<Value>.Publisher {
        get { slot.attached.publisher }
        nonmutating set {}
    }

    @available(*, unavailable, message: "@AppStorage is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The value of the property. The compiler uses this subscript for the property of the enclosing object.
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
