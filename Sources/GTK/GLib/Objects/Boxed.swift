import CGtk

/// The base class of wrappers of C values that GLib copies and frees by their type, such as `PangoAttrList`. A boxed
/// type.
///
/// - It owns one copy of the C value, or one reference if the type is reference-counted, and frees it when it's
///   deallocated.
/// - It's equal to another one if C compares the two values as equal. If C has no function for that, only wrappers of
///   the same C value are equal.
/// - A subclass declares its type by overriding ``boxedType``. For C values without a type it overrides ``copy(_:)``
///   and ``free(_:)``.
@MainActor
open class Boxed: Hashable, NullableValue {
    /// The C value, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor uses the memory that it
    /// points to.
    public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// The result of the `…_get_type` function of the C type.
    open nonisolated class var boxedType: GType {
        fatalError("\(self) has a type that GLib doesn't know")
    }

    /// Copies a C value, or adds a reference. By default, it calls `g_boxed_copy`.
    @_spi(Binding) open nonisolated class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        g_boxed_copy(boxedType, pointer)
    }

    /// Frees a C value, or releases a reference. By default, it calls `g_boxed_free`.
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

    // The deinitializer isn't isolated, because an isolated one asks the runtime for its executor each time.
    deinit {
        LiveCount.boxedValues.subtract(1, ordering: .relaxed)
        let type = type(of: self)
        if MainThread.isCurrent {
            type.free(pointer)
        } else {
            // Safe although the compiler can't check it: nothing else uses the C value anymore.
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
    public nonisolated var copiedPointer: UnsafeMutableRawPointer {
        type(of: self).copy(pointer)
    }

    public nonisolated static func == (left: Boxed, right: Boxed) -> Bool {
        left.pointer == right.pointer || left.isEqual(to: right)
    }

    /// Returns a Boolean value that indicates whether a different C value is equal to this one.
    @_spi(Binding)
    open nonisolated func isEqual(to other: Boxed) -> Bool { false }

    open nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(pointer)
    }

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
