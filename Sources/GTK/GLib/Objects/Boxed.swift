import CGtk
import CombineModel

/// The base class of wrappers for boxed C types, such as `PangoAttrList`. GLib copies and frees a boxed value with the
/// functions that are registered for its `GType`.
///
/// - A wrapper owns a copy of the C value. If the C type is reference-counted, the wrapper owns a reference instead.
///   The copy or reference is released when the wrapper is deallocated.
/// - Two wrappers are equal if the comparison function of the C type reports that their values are equal. If the C type
///   has no such function, two wrappers are equal only if they wrap the same C value.
/// - A subclass declares its type by overriding ``boxedType``. For C values without a `GType`, it overrides
///   `copy(_:)` and `free(_:)`.
@MainActor
open class Boxed: Hashable, NullableValue {
    /// The C value, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor accesses the memory at
    /// that address.
    public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// The `GType` of the C type. It's the result of the C function `…_get_type`.
    open nonisolated class var boxedType: GType { fatalError("\(self) has no registered GType") }

    /// Returns a copy of a C value, or adds a reference to it. The default implementation calls `g_boxed_copy`.
    @_spi(Binding) open nonisolated class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        g_boxed_copy(boxedType, pointer)
    }

    /// Frees a C value, or releases a reference to it. The default implementation calls `g_boxed_free`.
    @_spi(Binding) open nonisolated class func free(_ pointer: UnsafeMutableRawPointer) {
        g_boxed_free(boxedType, pointer)
    }

    /// Wraps a C value and takes ownership of it.
    public nonisolated required init(taking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        LiveCount.boxedValues.add(1, ordering: .relaxed)
    }

    /// Wraps a copy of a C value.
    public nonisolated convenience init(copying pointer: UnsafeMutableRawPointer) {
        self.init(taking: Self.copy(pointer))
    }

    // The deinitializer isn't isolated. Otherwise, the runtime would check the executor on each deallocation, which is
    // slow.
    deinit {
        LiveCount.boxedValues.subtract(1, ordering: .relaxed)
        let type = type(of: self)
        if MainThread.isCurrent {
            type.free(pointer)
        } else {
            // `nonisolated(unsafe)` is safe here, because no other code uses this copy or reference anymore.
            nonisolated(unsafe) let pointer = pointer
            MainThread.performLater { type.free(pointer) }
        }
    }

    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        transfer == .full ? Self(taking: pointer) : Self(taking: copy(pointer))
    }

    /// A copy of the C value, for a C parameter that takes ownership.
    @_spi(Binding)
    public nonisolated var copiedPointer: UnsafeMutableRawPointer { type(of: self).copy(pointer) }

    public nonisolated static func == (left: Boxed, right: Boxed) -> Bool {
        left.pointer == right.pointer || left.isEqual(to: right)
    }

    /// Returns a Boolean value that indicates whether two different C values are equal. Override this method if the C
    /// type has a comparison function.
    @_spi(Binding)
    open nonisolated func isEqual(to other: Boxed) -> Bool { false }

    open nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }

    // MARK: Values

    public nonisolated static var valueType: GType { boxedType }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(type(of: self), value)
        g_value_set_boxed(value, pointer)
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        Self(taking: copy(try boxedPointer(Self.self, value)))
    }

    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        isBoxed(Self.self, value) && g_value_get_boxed(value) == nil
    }

    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try checkBoxed(Self.self, value)
        g_value_set_boxed(value, nil)
    }
}

@_spi(Binding) extension Boxed: PointerConvertible {}
