import CGtk
import CombineModel

/// The base class of wrappers for C objects that aren't `GObject`s but have their own reference-counting functions.
/// Examples are `GtkExpression`, `GdkEvent`, `GskRenderNode` and `GParamSpec`.
///
/// - A wrapper owns one reference. In contrast to ``Object``, one C object can have several wrappers. Two wrappers are
///   equal if they wrap the same C object, or if C reports that their objects are equal.
/// - A wrapper is an instance of the most derived Swift class that is registered for its C class. See
///   ``TypeRegistry/register(fundamentals:)``.
@MainActor
open class FundamentalObject: Hashable, NullableValue {
    /// The C object, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor accesses the memory at
    /// that address.
    public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// Adds a reference to a C object. Each root class overrides this method.
    @_spi(Binding) open nonisolated class func retain(_ pointer: UnsafeMutableRawPointer) {
        fatalError("\(self) must override retain(_:)")
    }

    /// Releases a reference to a C object. Each root class overrides this method.
    @_spi(Binding) open nonisolated class func release(_ pointer: UnsafeMutableRawPointer) {
        fatalError("\(self) must override release(_:)")
    }

    /// Returns the object in a `GValue` without adding a reference. The default implementation calls
    /// `g_value_peek_pointer`.
    @_spi(Binding) open nonisolated class func get(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
        g_value_peek_pointer(value)
    }

    /// Stores an object or nil in a `GValue`. The type of the `GValue` is the object's class or one of its
    /// superclasses.
    @_spi(Binding) open nonisolated class func set(
        _ pointer: UnsafeMutableRawPointer?,
        in value: UnsafeMutablePointer<GValue>
    ) {
        guard let pointer else {
            g_value_reset(value)
            return
        }
        // Only the object's exact class provides the functions that store the object in a `GValue`. Therefore, the
        // object is first stored in a temporary `GValue` of that class. Copying the temporary `GValue` doesn't change
        // the type of the destination.
        var content = GValue()
        g_value_init_from_instance(&content, pointer)
        g_value_copy(&content, value)
        g_value_unset(&content)
    }

    /// The registered type of the C class. The default is the type under which the Swift class was registered.
    open nonisolated class var valueType: GType { TypeRegistry.fundamentalType(of: self) }

    /// Registers the classes of the module that contains this class. Generated classes override this method.
    @_spi(Binding) open class func registerTypes() {}

    /// Wraps a C object and takes ownership of the caller's reference to it.
    public nonisolated required init(taking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        LiveCount.fundamentalObjects.add(1, ordering: .relaxed)
    }

    // The deinitializer isn't isolated. Otherwise, the runtime would check the executor on each deallocation, which is
    // slow.
    deinit {
        LiveCount.fundamentalObjects.subtract(1, ordering: .relaxed)
        let type = type(of: self)
        if MainThread.isCurrent {
            type.release(pointer)
        } else {
            // `nonisolated(unsafe)` is safe here, because no other code uses this reference.
            nonisolated(unsafe) let pointer = pointer
            MainThread.performLater { type.release(pointer) }
        }
    }

    /// The name of the object's C class. `G_OBJECT_TYPE_NAME`.
    public nonisolated var typeName: String { registeredName(of: Object.gType(of: pointer)) }

    @_spi(Binding)
    public nonisolated static func fromPointer(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Self {
        MainThread.assume { registerTypes() }
        let found = TypeRegistry.fundamentalClass(for: Object.gType(of: pointer)) ?? Self.self
        if transfer != .full { found.retain(pointer) }
        let object = found.init(taking: pointer)
        guard let result = object as? Self else {
            fatalError("expected \(Self.self), found \(found) (\(object.typeName))")
        }
        return result
    }

    /// A pointer with an additional reference, for a C parameter or method that takes ownership.
    @_spi(Binding)
    public nonisolated var consumedPointer: UnsafeMutableRawPointer {
        type(of: self).retain(pointer)
        return pointer
    }

    public nonisolated static func == (left: FundamentalObject, right: FundamentalObject) -> Bool {
        left.pointer == right.pointer || left.isEqual(to: right)
    }

    /// Returns a Boolean value that indicates whether two different C objects are equal. Override this method if the C
    /// type has a comparison function.
    @_spi(Binding)
    open nonisolated func isEqual(to other: FundamentalObject) -> Bool { false }

    open nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }

    // MARK: Values

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard g_type_is_a(Object.gType(of: pointer), storedType(value)) != 0 else {
            throw .cannotStore(typeName, in: value)
        }
        type(of: self).set(pointer, in: value)
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard hasFundamentalType(value) else { throw .cannotLoad("\(Self.self)", from: value) }
        guard let pointer = get(from: value) else {
            throw .wrongType(expected: "\(Self.self)", found: "a null \(registeredName(of: storedType(value)))")
        }
        MainThread.assume { registerTypes() }
        let found = TypeRegistry.fundamentalClass(for: Object.gType(of: pointer)) ?? Self.self
        found.retain(pointer)
        guard let object = found.init(taking: pointer) as? Self else {
            throw .wrongType(expected: "\(Self.self)", found: registeredName(of: Object.gType(of: pointer)))
        }
        return object
    }

    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        hasFundamentalType(value) && get(from: value) == nil
    }

    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard hasFundamentalType(value) else { throw .cannotStore("\(Self.self)?", in: value) }
        set(nil, in: value)
    }

    /// Returns a Boolean value that indicates whether the type of a value belongs to the same class hierarchy as this
    /// class.
    private static func hasFundamentalType(_ value: UnsafePointer<GValue>) -> Bool {
        storedFundamental(value) == g_type_fundamental(valueType)
    }
}

@_spi(Binding) extension FundamentalObject: PointerConvertible {}
