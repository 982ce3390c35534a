import CGtk

/// A Swift struct that contains a C struct with a registered `GType`, such as `GdkRectangle`.
///
/// When a pointer from C is converted, the C struct is copied. If the transfer is `.full`, the pointer is freed
/// according to its `GType`.
@_spi(Binding)
public protocol BoxedValue: NullableValue, PointerConvertible {
    /// The C struct.
    associatedtype CValue
    /// The C struct, for passing the value to C.
    var cValue: CValue { get }
    /// Creates a value from a C struct.
    init(cValue: CValue)
}

extension BoxedValue {
    @_spi(Binding)
    public static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        let result = Self(cValue: pointer.assumingMemoryBound(to: CValue.self).pointee)
        if transfer == .full { g_boxed_free(valueType, pointer) }
        return result
    }

    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(Self.self, value)
        withUnsafePointer(to: cValue) { g_value_set_boxed(value, $0) }
    }

    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        fromPointer(try boxedPointer(Self.self, value), transfer: .none)
    }

    @MainActor
    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        isBoxed(Self.self, value) && g_value_get_boxed(value) == nil
    }

    @MainActor
    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(Self.self, value)
        g_value_set_boxed(value, nil)
    }
}

// MARK: Boxed types in values

/// Returns a Boolean value that indicates whether a `GValue` has the GLib type of a Swift type.
@MainActor
func isBoxed<Content: ValueConvertible>(_ type: Content.Type, _ value: UnsafePointer<GValue>) -> Bool {
    g_type_is_a(storedType(value), type.valueType) != 0
}

/// Throws an error unless a `GValue` has the GLib type for values of `Content`. Call this function before you store a
/// value of that type in the `GValue`.
@MainActor
func checkBoxed<Content: ValueConvertible>(_ type: Content.Type, _ value: UnsafePointer<GValue>) throws(ValueError) {
    if !isBoxed(type, value) { throw .cannotStore("\(type)", in: value) }
}

/// Returns a pointer to the boxed value in a `GValue`. The `GValue` continues to own the boxed value. Throws an error
/// if the `GValue` doesn't have the GLib type of the Swift type, or if it contains null.
@_spi(Binding)
@MainActor
public func boxedPointer<Content: ValueConvertible>(
    _ type: Content.Type,
    _ value: UnsafePointer<GValue>
) throws(ValueError) -> UnsafeMutableRawPointer {
    guard isBoxed(type, value) else { throw .cannotLoad("\(type)", from: value) }
    guard let pointer = g_value_get_boxed(value) else {
        throw .wrongType(expected: "\(type)", found: "a null \(registeredName(of: storedType(value)))")
    }
    return pointer
}
