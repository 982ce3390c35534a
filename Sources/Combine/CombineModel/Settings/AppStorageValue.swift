/// A type whose values can be stored as settings.
///
/// `Bool`, `Int`, `Double`, `String`, ``CalendarDate``, and arrays and optionals of these types conform to the
/// protocol. An enumeration whose raw values are strings or numbers only needs to declare its conformance. You can also
/// make other types conform:
///
/// ```swift
/// enum Order: String, AppStorageValue { case title, date }
///
/// extension URL: @retroactive AppStorageValue {
///     public init?(storedValue: StoredValue) {
///         guard let text = String(storedValue: storedValue) else { return nil }
///         self.init(string: text)
///     }
///     public var storedValue: StoredValue? { absoluteString.storedValue }
/// }
/// ```
public protocol AppStorageValue {
    /// Creates a value from its stored form, or returns nil if the stored form has a different type.
    init?(storedValue: StoredValue)

    /// The stored form of the value. It's nil if no value should be stored, for example for a nil optional.
    var storedValue: StoredValue? { get }
}

extension Bool: AppStorageValue {
    public init?(storedValue: StoredValue) {
        guard case .bool(let value) = storedValue else { return nil }
        self = value
    }

    public var storedValue: StoredValue? { .bool(self) }
}

extension Int: AppStorageValue {
    public init?(storedValue: StoredValue) {
        guard case .int(let value) = storedValue else { return nil }
        self = value
    }

    public var storedValue: StoredValue? { .int(self) }
}

extension Double: AppStorageValue {
    /// Creates a number. An integer is also accepted, because the user may have edited the settings file.
    public init?(storedValue: StoredValue) {
        switch storedValue {
        case .double(let value): self = value
        case .int(let value): self = Double(value)
        default: return nil
        }
    }

    /// The stored form of the number. NaN isn't stored, because NaN doesn't equal itself.
    public var storedValue: StoredValue? { isNaN ? nil : .double(self) }
}

extension String: AppStorageValue {
    public init?(storedValue: StoredValue) {
        guard case .string(let value) = storedValue else { return nil }
        self = value
    }

    public var storedValue: StoredValue? { .string(self) }
}

extension Array: AppStorageValue where Element: AppStorageValue {
    /// Creates an array, or returns nil if an element has a different type.
    public init?(storedValue: StoredValue) {
        guard case .array(let values) = storedValue else { return nil }
        let elements = values.compactMap { Element(storedValue: $0) }
        guard elements.count == values.count else { return nil }
        self = elements
    }

    public var storedValue: StoredValue? { .array(compactMap(\.storedValue)) }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
    public init?(storedValue: StoredValue) {
        guard let value = Wrapped(storedValue: storedValue) else { return nil }
        self = value
    }

    public var storedValue: StoredValue? { flatMap(\.storedValue) }
}

extension AppStorageValue where Self: RawRepresentable, RawValue: AppStorageValue {
    public init?(storedValue: StoredValue) {
        guard let raw = RawValue(storedValue: storedValue) else { return nil }
        self.init(rawValue: raw)
    }

    public var storedValue: StoredValue? { rawValue.storedValue }
}
