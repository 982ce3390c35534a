import CGtk
import CombineModel

/// The base class of everything that wraps a `GObject`.
///
/// - Each C object has at most one wrapper at a time. As long as C code has references to the C object, the wrapper
///   also stays alive, so a subclass keeps its state. When there are no references from C anymore, releasing the last
///   Swift reference frees both objects. The implementation uses a toggle reference (`g_object_add_toggle_ref`).
/// - For each Swift subclass, a C class with the same name is registered. The designated initializers of the subclass
///   must call an initializer of its superclass.
/// - Bindings and subscriptions that end when the object is deallocated are stored in ``cancellables``.
@MainActor
open class Object {
    /// The `GObject *`, valid as long as this object exists.
    ///
    /// The property isn't isolated, because any thread can read an address. Only the main actor accesses the memory at
    /// that address.
    @inlinable
    public final nonisolated var pointer: UnsafeMutableRawPointer {
        // The pointer is always set before other code can access this object.
        madePointer.unsafelyUnwrapped
    }

    /// The C object, or nil until GLib has begun to create it. It's set once, during initialization.
    //
    // Unchecked exclusivity is safe here. No other code can access the object before this property is set, and the
    // property doesn't change afterwards.
    @exclusivity(unchecked)
    @usableFromInline
    final nonisolated(unsafe) var madePointer: UnsafeMutableRawPointer?

    /// The bindings, subscriptions and tasks that end when this object is deallocated. When a window is torn down, the
    /// set is emptied.
    public var cancellables: Set<AnyCancellable> {
        get { attachments?.cancellables ?? [] }
        set { if attachments != nil || !newValue.isEmpty { madeAttachments.cancellables = newValue } }
        _modify { yield &madeAttachments.cancellables }
    }

    /// The bindings of this object's properties, by their target. If a property is bound again, the new binding
    /// replaces the previous binding.
    package var bindings: [AnyKeyPath: AnyCancellable] {
        get { attachments?.bindings ?? [:] }
        set { if attachments != nil || !newValue.isEmpty { madeAttachments.bindings = newValue } }
        _modify { yield &madeAttachments.bindings }
    }

    /// The objects that report changes of this object's properties to the Observation framework, by property name.
    var trackers: [String: PropertyTracker] {
        get { attachments?.trackers ?? [:] }
        _modify { yield &madeAttachments.trackers }
    }

    /// The connections to this object's signals. This array doesn't retain a connection, because the connection's
    /// `GClosure` owns it.
    var connections: [Unmanaged<SignalConnection>] {
        get { attachments?.connections ?? [] }
        set { if attachments != nil || !newValue.isEmpty { madeAttachments.connections = newValue } }
        _modify { yield &madeAttachments.connections }
    }

    /// The bindings, connections and similar parts of this object, or nil if there aren't any. Most objects don't need
    /// them. Therefore, a new object has a single reference to them instead of several empty collections.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private final var attachments: ObjectAttachments?

    private final var madeAttachments: ObjectAttachments {
        if let attachments { return attachments }
        let made = ObjectAttachments()
        attachments = made
        return made
    }

    /// The kind of reference from this wrapper to its C object.
    private enum Tie {
        /// The wrapper has the toggle reference. See ``ToggleReference``.
        case toggle
        /// The wrapper has an ordinary reference, because another wrapper has the toggle reference.
        case plain
        /// The wrapper no longer has a reference. Another wrapper took its toggle reference while this wrapper was
        /// waiting to be deinitialized.
        case taken
    }

    // Exclusivity isn't checked, because each access is a single load or store.
    @exclusivity(unchecked)
    private final var tie = Tie.toggle

    /// The C class that this Swift class wraps. Each wrapper class overrides this property. Don't override it in your
    /// own classes.
    open class var objectType: ObjectType {
        ObjectType(Object.self, g_object_get_type()) { Object(wrapping: $0, transfer: $1) }
    }

    /// The interfaces that are declared in Swift and that this class implements. Interfaces that the superclass lists
    /// aren't repeated.
    ///
    /// Don't list protocols of C interfaces here, such as `ListModel`.
    open class var interfaces: [OwnInterface] { [] }

    /// Returns a Boolean value that indicates whether this object is equal to a different object.
    ///
    /// `==` calls this method. If objects of your class represent values, for example because the class implements
    /// `Icon`, override this method together with `hash(into:)`.
    open nonisolated func isEqual(to other: Object) -> Bool { false }

    open nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The ownership transfer of the reference that C returns when it creates an object of this class. If the class is
    /// a window class, GTK keeps the reference.
    @_spi(Binding) open class var newObjectTransfer: Transfer { .full }

    /// Releases the initial reference that GTK has to an object. This method is called if the wrapper is deallocated
    /// before the object is used in GTK, for example if a window was never shown.
    @_spi(Binding) open class func releaseInitialReference(_ pointer: UnsafeMutableRawPointer) {}

    /// Installs the virtual functions for the methods that a Swift subclass overrides, so that C calls these methods.
    /// Each wrapper class overrides this method. Don't override it in your own classes.
    @_spi(Binding) open class func installVirtualFunctions(in classPointer: UnsafeMutableRawPointer) {}

    /// GLib calls this method once for each Swift subclass, when the C class of the subclass is created. The argument
    /// is the C class structure.
    ///
    /// Override this method to set parts of the class structure for which there is no overridable method. Call `super`
    /// first.
    @_spi(Binding) open class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {}

    /// Creates a C object of this class and wraps it. `g_object_new_with_properties`.
    ///
    /// The properties can include properties that a subclass declares. GLib may call code during the construction, and
    /// this code can already access the object.
    ///
    /// - Parameter properties: The properties to set during the creation, by their GObject names. The initializer traps
    ///   if the class doesn't have one of the properties, or if a value has the wrong type.
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
        // The caller owns the object even if GTK already has a reference to it. For example, GTK has a reference to
        // each window before the window is shown. Therefore, this initial reference doesn't keep the wrapper alive yet.
        if transfer == .none { ToggleReference.of(pointer)?.ignoreInitialReference() }
        complete(type)
    }

    /// Wraps an object that C has created.
    ///
    /// Call this initializer in a Swift subclass to wrap an object that a `.ui` file has created. The initializer traps
    /// if the object already has a wrapper. To get the existing wrapper, use ``wrapper(for:transfer:)``.
    ///
    /// - Parameters:
    ///   - pointer: A `GObject *` of this class's C type.
    ///   - transfer: A value that indicates whether the caller's reference is transferred to the wrapper.
    public init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        MainThread.require("\(Self.self)")
        let native = Self.objectType
        let found = Object.gType(of: pointer)
        guard g_type_is_a(found, native.gType) != 0 else {
            let expected = registeredName(of: native.gType)
            fatalError("\(Self.self): expected a \(expected), found a \(registeredName(of: found))")
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
        let reference = tie == .toggle ? ToggleReference.of(pointer) : nil
        reference?.whenWrapperEnds?()
        if tie == .taken { return }
        if let attachments {
            for connection in attachments.connections { connection.withGuaranteedReference { $0.ownerDeallocated() } }
        }
        if tie == .plain {
            g_object_unref(pointer)
        } else if let reference {
            if reference.ignoresInitialReference { type(of: self).releaseInitialReference(pointer) }
            reference.wrapperEnded()
        }
    }

    /// The pointer as a `GObject *`.
    @_spi(Binding)
    public var object: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }

    /// The `GType` of this object's class. A Swift subclass has its own `GType`.
    public var gType: GType { Object.gType(of: pointer) }

    /// The `GType` of objects of this class. For a Swift subclass, a `GType` is registered on first use.
    ///
    /// A class such as `PaintableObject` wraps objects of unknown classes that implement a C interface. For such a
    /// class, this property is the `GType` of the interface.
    public static var registeredType: GType { SwiftType.gType(of: self) }

    /// The name of the object's C class. For an instance of a Swift subclass, it's the name under which the subclass
    /// was registered. `G_OBJECT_TYPE_NAME`.
    public var typeName: String { registeredName(of: gType) }

    // MARK: Wrapping

    /// Traps if an initializer that calls a C constructor is used to create an object of a Swift subclass. A C
    /// constructor can create only objects of the C class.
    @_spi(Binding)
    public static func requireWrapperClass(for constructor: StaticString, _ initializer: StaticString = #function) {
        let native = objectType
        if native.swiftClass == Self.self { return }
        fatalError(
            "\(Self.self).\(initializer) isn't available: \(constructor) creates a \(native.swiftClass), not a \(Self.self). "
                + "Call init(properties:) in \(Self.self), or create a \(native.swiftClass)."
        )
    }

    /// Returns the wrapper of a C object. If the object doesn't have a wrapper, creates an instance of the most derived
    /// class that is registered for the object's type.
    ///
    /// Call this method only on the main thread. On another thread, the method traps with a message that contains the
    /// name of the object's class. The method isn't isolated, because C callbacks also call it, mostly for objects that
    /// already have a wrapper.
    public nonisolated static func wrapper(for pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Object {
        wrapper(for: pointer, transfer: transfer) {}
    }

    /// Returns the wrapper of a C object. If a wrapper must be created, `registerClasses` is called before its class is
    /// determined.
    //
    // The reference to the wrapper is loaded only once, because another thread could release the last reference to the
    // wrapper between two loads.
    nonisolated static func wrapper(
        for pointer: UnsafeMutableRawPointer,
        transfer: Transfer,
        _ registerClasses: @MainActor () -> Void
    ) -> Object {
        MainThread.require(registeredName(of: gType(of: pointer)), function: "wrapper(for:transfer:)")
        if let existing = existingWrapper(for: pointer) {
            // The wrapper already has a reference. Therefore, the transferred reference is released.
            if transfer == .full { g_object_unref(pointer) }
            return existing
        }
        // `nonisolated(unsafe)` is safe here, because this code runs on the main thread, and no other thread uses the
        // object.
        nonisolated(unsafe) let pointer = pointer
        return MainThread.assume {
            registerClasses()
            return TypeRegistry.objectType(for: gType(of: pointer)).makeWrapper(pointer, transfer)
        }
    }

    /// Returns the wrapper of a C object. Another thread may have released the last reference to the wrapper. In this
    /// case, the wrapper is waiting to be deallocated on the main thread, and the method returns nil.
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

    /// Returns the wrapper of a C object. Returns nil if the object has no wrapper, or if the wrapper is being
    /// deallocated. Call this method only on the main thread.
    package nonisolated static func existingWrapper(for pointer: UnsafeMutableRawPointer) -> Object? {
        if let held = WrapperField.wrapper(of: pointer) { return held._withUnsafeGuaranteedRef { $0 } }
        guard let reference = ToggleReference.of(pointer), let wrapper = reference.wrapper else { return nil }
        reference.recordHold()
        return wrapper
    }

    nonisolated static func gType(of pointer: UnsafeRawPointer) -> GType {
        // Every C instance begins with a pointer to its class structure, and every class structure begins with its
        // type.
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

    /// Starts to count the initial reference that GTK has to an object, so that this reference keeps the wrapper alive.
    package static func countInitialReference(of pointer: UnsafeMutableRawPointer) {
        ToggleReference.of(pointer)?.countInitialReference()
    }

    /// Calls a closure when the wrapper ends, before it releases the C object. A later closure replaces it.
    package func beforeRelease(_ run: @escaping @MainActor () -> Void) {
        ToggleReference.of(pointer)?.whenWrapperEnds = run
    }

    /// A Boolean value that indicates whether the C object has references other than the wrapper's.
    package var isReferredToByC: Bool { object.pointee.ref_count > 1 }

    /// Cancels the bindings and ``cancellables`` that are stored on this object.
    package func endBindings() {
        // The properties are emptied first, because a cancellation may run code that accesses them.
        let ended = cancellables.union(bindings.values)
        if ended.isEmpty { return }
        (bindings, cancellables) = ([:], [])
        for cancellable in ended { cancellable.cancel() }
    }

    // MARK: References

    /// Takes ownership of the C object. A floating reference is sunk. If the reference isn't floating and wasn't
    /// transferred, the object is retained. Then the reference is replaced with a toggle reference.
    private func adopt(_ transfer: Transfer) {
        if transfer != .borrowed, g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
        } else if transfer != .full {
            g_object_ref(pointer)
        }
        ToggleReference.tie(pointer, to: self)
        // The ordinary reference is released last, because a second reference must exist while the toggle reference is
        // added.
        g_object_unref(pointer)
    }

    /// Adds this wrapper's toggle reference to its C object, while the last instance initializer of the C object is
    /// running.
    ///
    /// A toggle reference can be added only while another reference exists. Here, the other reference is the reference
    /// that GLib is going to return, which can be floating.
    final func begin(_ instance: UnsafeMutableRawPointer) {
        guard madePointer == nil else { return }
        madePointer = instance
        OwnMembers.attach(to: self)
        ToggleReference.tie(instance, to: self)
    }

    /// Takes ownership of the reference that GLib returned. The wrapper was already attached while GLib was
    /// constructing the C object.
    private func finish(_ made: UnsafeMutableRawPointer, _ transfer: Transfer) {
        guard made == pointer else {
            fatalError(
                "\(Self.self) can't be created, because C returns the same \(registeredName(of: gType)) to every caller"
            )
        }
        if g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
        } else if transfer != .full || g_type_is_a(gType, g_initially_unowned_get_type()) != 0 {
            // The reference has another owner. The owner is either GTK, or code that received the object in the
            // meantime and sank the floating reference.
            return
        }
        g_object_unref(pointer)
    }

    /// Transfers the toggle reference to another wrapper.
    ///
    /// - Parameter isDying: A Boolean value that indicates whether this wrapper is being deallocated. If it's false,
    ///   this wrapper was created by code that GTK called while it was constructing the object. This wrapper then
    ///   remains as a second wrapper, and its signal connections move to `other`.
    func transferTie(to other: Object, isDying: Bool) {
        if isDying {
            tie = .taken
            for connection in connections { connection.withGuaranteedReference { $0.ownerDeallocated() } }
        } else {
            tie = .plain
            g_object_ref(pointer)
            for connection in connections { connection.withGuaranteedReference { $0.move(to: other) } }
        }
        connections = []
    }
}
