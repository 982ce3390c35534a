import CGtk
import Combine

/// The base class of everything that wraps a `GObject`.
///
/// - Each C object has at most one wrapper at a time. References that C code has to the C object also keep the wrapper
///   alive, so a subclass keeps its state. When no other references to the C object remain, releasing the last Swift
///   reference frees both objects. This uses a toggle reference, `g_object_add_toggle_ref`.
/// - Each Swift subclass gets its own C class with the same name. Its designated initializers call an initializer of
///   its superclass.
/// - Bindings and subscriptions that live as long as the object are stored in ``cancellables``.
@MainActor
open class Object {
    /// The `GObject *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor uses the memory that it
    /// points to.
    @inlinable
    public final nonisolated var pointer: UnsafeMutableRawPointer {
        // The pointer is set before any other code can access this object.
        madePointer.unsafelyUnwrapped
    }

    /// The C object, or nil until GLib has begun to create it. It's set once, during initialization.
    //
    // Unchecked exclusivity is safe here, because no other code has the object before this property is set, and the
    // property doesn't change afterwards.
    @exclusivity(unchecked)
    @usableFromInline
    final nonisolated(unsafe) var madePointer: UnsafeMutableRawPointer?

    /// The bindings, subscriptions and tasks that live as long as this object. It's emptied when a window is torn down.
    public var cancellables: Set<AnyCancellable> = []

    /// The bindings by their targets, so that binding a property again replaces the first binding.
    package var bindings: [AnyKeyPath: AnyCancellable] = [:]

    /// The trackers of the properties that were read in a tracking scope, by the names of the properties.
    var trackers: [String: PropertyTracker] = [:]

    /// The connections to this object's signals. They aren't retained, because each belongs to its GClosure.
    var connections: [Unmanaged<SignalConnection>] = []

    /// The ways in which this wrapper can hold its C object.
    private enum Tie {
        /// The wrapper holds the C object with its toggle reference. See ``ToggleReference``.
        case toggle
        /// The wrapper holds the C object with an ordinary reference, because another wrapper has the toggle reference.
        case plain
        /// The wrapper no longer holds the C object, because another wrapper took its toggle reference while this one
        /// waited for its deinitialization.
        case taken
    }

    private var tie = Tie.toggle

    /// The C class that this Swift class wraps. Each wrapper class overrides it, but subclasses in programs don't.
    open class var objectType: ObjectType {
        ObjectType(Object.self, g_object_get_type()) { Object(wrapping: $0, transfer: $1) }
    }

    /// The interfaces that the program declares and this class implements, in addition to those of its superclass.
    ///
    /// The protocols of C interfaces, such as `ListModel`, aren't listed here.
    open class var interfaces: [OwnInterface] { [] }

    /// Returns a Boolean value that indicates whether a different object is equal to this one.
    ///
    /// `==` calls this method. Override it together with `hash(into:)` in a class whose objects represent values, such
    /// as an implementation of `Icon`.
    open nonisolated func isEqual(to other: Object) -> Bool { false }

    open nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The ownership transfer of the reference that creating an object of this class returns. For a window, GTK keeps
    /// this reference.
    @_spi(Binding) open class var newObjectTransfer: Transfer { .full }

    /// Releases the initial reference that GTK has. It's called if the wrapper is deallocated before the object was
    /// passed to GTK, for example a window that was never shown.
    @_spi(Binding) open class func releaseInitialReference(_ pointer: UnsafeMutableRawPointer) {}

    /// Makes C call the methods that a Swift subclass overrides. Each wrapper class overrides it, but subclasses in
    /// programs don't.
    @_spi(Binding) open class func installVirtualFunctions(in classPointer: UnsafeMutableRawPointer) {}

    /// Called once for each Swift subclass, with its C class structure, when its C class is created.
    ///
    /// Override it to set parts of the class structure for which there is no overridable method. Call `super` first.
    @_spi(Binding) open class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {}

    /// Creates a C object of this class and wraps it, `g_object_new_with_properties`.
    ///
    /// The properties can include those that a subclass declares. Code that GLib calls during the construction can
    /// already access this object. See ``ObjectConstruction``.
    ///
    /// - Parameter properties: The properties to set during the creation, by their GObject names. The initializer traps
    ///   if the class doesn't have such a property, or if a value has the wrong type.
    public init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        MainThread.require("\(Self.self)")
        LiveCount.began(self)
        let type = Self.registeredType
        let transfer = Self.newObjectTransfer
        let made = ObjectConstruction.making(self, type, properties) { Self.makeObject(type, properties) }
        if madePointer == nil {
            madePointer = made
            adopt(transfer)
        } else {
            finish(made, transfer)
        }
        // The caller owns the object even if GTK already has a reference to it, for example to a window that isn't
        // shown yet.
        if transfer == .none { ToggleReference.of(pointer)?.ignoreInitialReference() }
        complete(type)
    }

    /// Wraps an object that C created.
    ///
    /// A Swift subclass calls it to wrap an object that a `.ui` file created. It traps if the object already has a
    /// wrapper. In that case, use ``wrapper(for:transfer:)``.
    ///
    /// - Parameters:
    ///   - pointer: A `GObject *` of this class's C type.
    ///   - transfer: The ownership transfer of the reference.
    public init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        MainThread.require("\(Self.self)")
        let native = Self.objectType
        let found = Object.gType(of: pointer)
        guard g_type_is_a(found, native.gType) != 0 else {
            fatalError("\(Self.self) wraps a \(registeredName(of: native.gType)), found a \(registeredName(of: found))")
        }
        if let existing = Object.existingWrapper(for: pointer) {
            fatalError("The \(registeredName(of: found)) is already wrapped by \(existing)")
        }
        LiveCount.began(self)
        if native.swiftClass != Self.self {
            ObjectConstruction.making(self, 0, [:]) { _ = g_type_class_ref(Self.registeredType) }
            OwnMembers.attach(to: self)
        }
        madePointer = pointer
        adopt(transfer)
        complete(found)
    }

    isolated deinit {
        LiveCount.ended(self)
        if tie == .taken { return }
        for connection in connections { connection.withGuaranteedReference { $0.ownerDied() } }
        if tie == .plain {
            g_object_unref(pointer)
        } else if let reference = ToggleReference.of(pointer) {
            if reference.ignoresInitialReference { type(of: self).releaseInitialReference(pointer) }
            reference.wrapperEnded()
        }
    }

    /// The pointer as a `GObject *`.
    @_spi(Binding)
    public var object: UnsafeMutablePointer<GObject> {
        pointer.assumingMemoryBound(to: GObject.self)
    }

    /// The `GType` of this object's class. A Swift subclass has its own `GType`.
    public var gType: GType { Object.gType(of: pointer) }

    /// The `GType` of objects of this class. A Swift subclass gets its own type on first use.
    ///
    /// If the class wraps unknown implementations of a C interface, such as `PaintableObject`, it's the type of the
    /// interface.
    public static var registeredType: GType { SwiftType.gType(of: self) }

    /// The name of the object's C class, `G_OBJECT_TYPE_NAME`. For a Swift subclass, it's the name of the C class that
    /// was registered for it.
    public var typeName: String { registeredName(of: gType) }

    // MARK: Wrapping

    /// Traps if an initializer that calls a C constructor is used for a Swift subclass, because the constructor can't
    /// create objects of the subclass.
    @_spi(Binding)
    public static func requireWrapperClass(for constructor: StaticString, _ initializer: StaticString = #function) {
        let native = objectType
        if native.swiftClass == Self.self { return }
        fatalError(
            "\(Self.self).\(initializer) isn't available: \(constructor) creates a \(native.swiftClass), not a \(Self.self). "
                + "Call init(properties:) in \(Self.self), or create a \(native.swiftClass)."
        )
    }

    /// Returns the wrapper of a C object. If the object doesn't have one, creates an instance of the most derived class
    /// that is registered for the object's type.
    ///
    /// Call it on the main thread only. It isn't isolated because C callbacks also call it, mostly for objects that
    /// already have a wrapper. Traps on another thread, with the name of the object's class.
    public nonisolated static func wrapper(for pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Object {
        wrapper(for: pointer, transfer: transfer) {}
    }

    /// Returns the wrapper of a C object. `registerClasses` is called before the class of a new wrapper is determined.
    //
    // The wrapper is loaded only once, because another thread could release its last reference between two loads.
    nonisolated static func wrapper(
        for pointer: UnsafeMutableRawPointer,
        transfer: Transfer,
        _ registerClasses: @MainActor () -> Void
    ) -> Object {
        MainThread.require(registeredName(of: gType(of: pointer)), function: "wrapper(for:transfer:)")
        if let existing = existingWrapper(for: pointer) {
            // The wrapper has its own reference, so the transferred reference is released.
            if transfer == .full { g_object_unref(pointer) }
            return existing
        }
        // `nonisolated(unsafe)` is safe here: the object stays on this thread, the main thread.
        nonisolated(unsafe) let pointer = pointer
        return MainThread.assume {
            registerClasses()
            return TypeRegistry.objectType(for: gType(of: pointer)).makeWrapper(pointer, transfer)
        }
    }

    /// Returns the wrapper of a C object. Returns nil if the last reference to the wrapper was released on another
    /// thread, and its deallocation is waiting for the main thread.
    nonisolated static func wrapperUnlessDying(
        for pointer: UnsafeMutableRawPointer,
        transfer: Transfer,
        _ registerClasses: @MainActor () -> Void = {}
    ) -> Object? {
        MainThread.require(registeredName(of: gType(of: pointer)), function: "wrapper(for:transfer:)")
        if transfer != .full {
            if let existing = existingWrapper(for: pointer) { return existing }
            if let reference = ToggleReference.of(pointer), reference.isDying { return nil }
        }
        return wrapper(for: pointer, transfer: transfer, registerClasses)
    }

    /// Returns the wrapper of a C object as an instance of this class.
    ///
    /// Traps if the wrapper isn't an instance of this class, or on any thread other than the main thread.
    public nonisolated static func wrap(_ pointer: UnsafeMutableRawPointer, transfer: Transfer = .none) -> Self {
        fromPointer(pointer, transfer: transfer)
    }

    /// Returns the wrapper of a C object, or nil if the pointer is nil.
    public nonisolated static func wrap(_ pointer: UnsafeMutableRawPointer?, transfer: Transfer = .none) -> Self? {
        pointer.flatMap { fromOptionalPointer($0, transfer: transfer) }
    }

    /// Returns the wrapper of a C object, or nil if there is no wrapper or the wrapper is being deallocated. Main
    /// thread only.
    package nonisolated static func existingWrapper(for pointer: UnsafeMutableRawPointer) -> Object? {
        if let held = WrapperField.wrapper(of: pointer) { return held._withUnsafeGuaranteedRef { $0 } }
        guard let reference = ToggleReference.of(pointer), let wrapper = reference.wrapper else { return nil }
        reference.noteHold()
        return wrapper
    }

    nonisolated static func gType(of pointer: UnsafeRawPointer) -> GType {
        // Every C instance begins with a pointer to its class, and every C class with its type.
        pointer.load(as: UnsafeRawPointer.self).load(as: GType.self)
    }

    private static func makeObject(
        _ type: GType,
        _ properties: KeyValuePairs<String, any ValueConvertible>
    ) -> UnsafeMutableRawPointer {
        let object: UnsafeMutablePointer<GObject>?
        let outer = typeBeingMade
        typeBeingMade = type
        defer { typeBeingMade = outer }
        if properties.isEmpty {
            object = g_object_new_with_properties(type, 0, nil, nil)
        } else {
            object = ConstructProperties.withValues(properties, type) { count, names, values in
                g_object_new_with_properties(type, count, names, values)
            }
        }
        guard let object else { fatalError("GLib couldn't create a \(registeredName(of: type))") }
        return UnsafeMutableRawPointer(object)
    }

    /// Starts to count the initial reference that GTK has to an object like any other reference.
    package static func countInitialReference(of pointer: UnsafeMutableRawPointer) {
        ToggleReference.of(pointer)?.countInitialReference()
    }

    /// A Boolean value that indicates whether the C object has references in addition to the wrapper's.
    package var isReferredToByC: Bool { object.pointee.ref_count > 1 }

    /// Cancels the bindings and ``cancellables`` that are stored on this object.
    package func endBindings() {
        // The properties are emptied first, because cancelling may run code that accesses them.
        let ended = (bindings, cancellables)
        (bindings, cancellables) = ([:], [])
        withExtendedLifetime(ended) {}
    }

    // MARK: References

    /// Takes ownership of the object: sinks the floating reference or adds a reference, and then replaces it with a
    /// toggle reference.
    private func adopt(_ transfer: Transfer) {
        if transfer != .borrowed, g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
        } else if transfer != .full {
            g_object_ref(pointer)
        }
        ToggleReference.tie(pointer, to: self)
        // The ordinary reference is released last, so that the reference count doesn't fall to 1 before the toggle
        // reference exists.
        g_object_unref(pointer)
    }

    /// Ties this wrapper to its C object, whose last instance initializer is running.
    ///
    /// A toggle reference requires a second reference. Here, it's the reference that GLib is going to return, floating
    /// or not.
    final func begin(_ instance: UnsafeMutableRawPointer) {
        guard madePointer == nil else { return }
        madePointer = instance
        OwnMembers.attach(to: self)
        ToggleReference.tie(instance, to: self)
    }

    /// Takes ownership of the reference that GLib returned with the C object. The object was tied when GLib began to
    /// create it.
    private func finish(_ made: UnsafeMutableRawPointer, _ transfer: Transfer) {
        guard made == pointer else {
            fatalError(
                "\(Self.self) can't be created: C returns the same instance to all callers that "
                    + "create a \(registeredName(of: gType))"
            )
        }
        if g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
        } else if transfer != .full || g_type_is_a(gType, g_initially_unowned_get_type()) != 0 {
            // The reference belongs to another owner: GTK, or code that received the object in the meantime and sank
            // the floating reference.
            return
        }
        g_object_unref(pointer)
    }

    /// Transfers the toggle reference to another wrapper.
    ///
    /// - Parameter isDying: A Boolean value that indicates whether this wrapper is being deallocated. If it isn't, this
    ///   wrapper was created by code that GTK called during the creation of the object. It remains as a second wrapper,
    ///   and its connections move to the other wrapper.
    func transferTie(to other: Object, isDying: Bool) {
        if isDying {
            tie = .taken
            for connection in connections { connection.withGuaranteedReference { $0.ownerDied() } }
        } else {
            tie = .plain
            g_object_ref(pointer)
            for connection in connections { connection.withGuaranteedReference { $0.move(to: other) } }
        }
        connections = []
    }
}
