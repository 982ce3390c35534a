import Combine

/// Makes a property of a class a setting, which is kept when the program ends. SwiftUI's `AppStorage`.
///
/// ```swift
/// final class Connection: ObservableObject {
///     @AppStorage("server") var server = "http://localhost"
///     @AppStorage("order") var order = Order.title
///     @AppStorage("page") var page: Int?
/// }
/// ```
///
/// - It publishes as a `@Published` property does: `$server` sends its value and each new one, and the `objectWillChange` of an
///   ``Combine/ObservableObject`` sends before. Code in `observe` that reads it runs again. `<~>` binds it both ways.
/// - It changes with the setting, whoever sets that: another property of the same key, or another process. That is heard of on the
///   main thread.
/// - If nothing is stored under the key, or a value of another type, which is logged, the property has its default.
///   Reading the default doesn't store it.
/// - Without its own store it is kept in ``DefaultSettings``.
/// - Nothing is read before the property is used for the first time.
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

    /// Creates a setting that need not be there, and is not by default. See ``init(wrappedValue:_:store:)``.
    public init(_ key: String, store: (any SettingsStore)? = nil) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key, store: store)
    }

    /// The property's publisher, as of `@Published`.
    public var projectedValue: Published<Value>.Publisher {
        get { slot.attached.publisher }
        nonmutating set {}
    }

    /// Unusable: `@AppStorage` is for properties of classes.
    @available(*, unavailable, message: "@AppStorage is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The property's value, of the object that has the property.
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
