import CGtk
import Combine

/// The base class of everything that wraps a `GObject`.
///
/// - The same C object always gives the same Swift object. While C holds the object, it holds the Swift object too, so
///   a subclass keeps its state; when only Swift holds it, dropping the last Swift reference frees both. (A toggle
///   reference, `g_object_add_toggle_ref`, does this.)
/// - A Swift subclass is a C class of its own, named after it. Its designated initialiser calls one of these.
/// - Bindings and subscriptions that live as long as the object are kept in ``cancellables``.
@MainActor
open class Object {
    /// The `GObject *`, valid for as long as this object lives.
    ///
    /// Not isolated, as reading an address is safe anywhere; what it points to is the main actor's.
    public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    /// What lives as long as this object: bindings, subscriptions, tasks. Emptied when a window is torn down.
    public var cancellables: Set<AnyCancellable> = []

    /// Bindings by what they drive, so that binding a property again replaces the first.
    package var bindings: [AnyHashable: AnyCancellable] = [:]

    /// Who tells Swift's Observation of the properties that were read for it, by their names.
    var trackers: [String: PropertyTracker] = [:]

    /// The connections to this object's signals. Not retained: each belongs to its GClosure.
    var connections: [Unmanaged<SignalConnection>] = []

    /// Whether C holds the object too, and so this wrapper is retained on C's behalf.
    ///
    /// Not isolated, as a C callback changes it, but read and written on the main thread only.
    private nonisolated(unsafe) var isHeldByC = false

    /// The C class that this Swift class wraps. Each wrapper class overrides it; a user's subclass does not.
    open class var objectType: ObjectType {
        ObjectType(Object.self, g_object_get_type()) { Object(wrapping: $0, transfer: $1) }
    }

    /// Who owns the reference that making an object of this class returns: GTK keeps that of a window.
    open class var newObjectTransfer: Transfer { .full }

    /// Called once for each Swift subclass, with its C class structure, when its C class is made.
    ///
    /// An override may install virtual functions; it calls `super` first.
    open class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {}

    /// Makes a C object of this class and wraps it, `g_object_new_with_properties`.
    ///
    /// - Parameter properties: properties to set while it is made, by their GObject names. A name that the class does
    ///   not have, or a value of the wrong type, traps with the class, the property and both types.
    public init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        MainThread.remember()
        let type = Self.registeredType
        pointer = Self.makeObject(type, properties)
        adopt(Self.newObjectTransfer)
    }

    /// Wraps an object that C made.
    ///
    /// This is how a Swift subclass adopts what a `.ui` file built. Traps if the object has a wrapper already: ask for
    /// that one with ``wrapper(for:transfer:)``.
    ///
    /// - Parameters:
    ///   - pointer: a `GObject *` of this class's C type.
    ///   - transfer: whether the reference that comes with it is handed over.
    public init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        MainThread.remember()
        let native = Self.objectType
        let found = Object.gType(of: pointer)
        guard g_type_is_a(found, native.gType) != 0 else {
            fatalError("\(Self.self) wraps a \(registeredName(of: native.gType)), found a \(registeredName(of: found))")
        }
        if let existing = Object.existingWrapper(for: pointer) {
            fatalError("this \(registeredName(of: found)) is wrapped already, by \(existing)")
        }
        self.pointer = pointer
        adopt(transfer)
    }

    isolated deinit {
        for connection in connections { connection._withUnsafeGuaranteedRef { $0.ownerDied() } }
        g_object_set_qdata(object, Object.wrapperKey, nil)
        g_object_remove_toggle_ref(object, Object.toggled, Unmanaged.passUnretained(self).toOpaque())
        LiveCount.objects -= 1
    }

    /// The pointer as C's `GObject *`.
    package var object: UnsafeMutablePointer<GObject> {
        pointer.assumingMemoryBound(to: GObject.self)
    }

    /// The class's registered type: for a Swift subclass its own.
    public var gType: GType { Object.gType(of: pointer) }

    /// The `GType` of objects of this class; a Swift subclass gets its own when this is first asked.
    public static var registeredType: GType { SwiftType.gType(of: self) }

    /// The name of the object's C class, `G_OBJECT_TYPE_NAME`; a Swift subclass's own name where it has one.
    public var typeName: String { registeredName(of: gType) }

    // MARK: Wrapping

    /// The Swift object of a C object: the one that it has, or a new one of the most derived class known.
    ///
    /// For the main thread only; not isolated, as C's callbacks ask too, mostly for objects that have theirs.
    public nonisolated static func wrapper(for pointer: UnsafeMutableRawPointer, transfer: Transfer) -> Object {
        if let existing = existingWrapper(for: pointer) {
            // The wrapper has its own reference; a second one that is handed over has served.
            if transfer == .full { g_object_unref(pointer) }
            return existing
        }
        // Unsafe only to the checker: the object stays on this thread, the main one.
        nonisolated(unsafe) let pointer = pointer
        return MainThread.assume {
            MainThread.remember()
            return TypeRegistry.objectType(for: gType(of: pointer)).makeWrapper(pointer, transfer)
        }
    }

    /// The Swift object of a C object as this class.
    ///
    /// Traps, naming both classes, where the object is of another class.
    public nonisolated static func wrap(_ pointer: UnsafeMutableRawPointer, transfer: Transfer = .none) -> Self {
        fromPointer(pointer, transfer: transfer)
    }

    /// The Swift object of a C object that may be absent.
    public nonisolated static func wrap(_ pointer: UnsafeMutableRawPointer?, transfer: Transfer = .none) -> Self? {
        pointer.map { wrap($0, transfer: transfer) }
    }

    /// The Swift object of a C object, if it has one.
    package nonisolated static func existingWrapper(for pointer: UnsafeMutableRawPointer) -> Object? {
        g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperKey)
            .map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }

    nonisolated static func gType(of pointer: UnsafeMutableRawPointer) -> GType {
        // Every instance begins with a pointer to its class, and every class with its type.
        pointer.load(as: UnsafeRawPointer.self).load(as: GType.self)
    }

    private nonisolated static let wrapperKey: GQuark = g_quark_from_string("combine-gtk-wrapper")

    private static func makeObject(
        _ type: GType,
        _ properties: KeyValuePairs<String, any ValueConvertible>
    ) -> UnsafeMutableRawPointer {
        let object: UnsafeMutablePointer<GObject>?
        if properties.isEmpty {
            object = g_object_new_with_properties(type, 0, nil, nil)
        } else {
            object = ConstructProperties.withValues(properties, type) { count, names, values in
                g_object_new_with_properties(type, count, names, values)
            }
        }
        guard let object else { fatalError("GLib could not make a \(registeredName(of: type))") }
        return UnsafeMutableRawPointer(object)
    }

    /// Ends what is stored on this object: its bindings and ``cancellables``.
    package func endBindings() {
        // Taken out first, as ending them may run a user's code, which may look at them.
        let ended = (bindings, cancellables)
        (bindings, cancellables) = ([:], [])
        withExtendedLifetime(ended) {}
    }

    // MARK: References

    /// Takes the object over: sinks or adds the reference, then swaps it for a toggle reference.
    private func adopt(_ transfer: Transfer) {
        LiveCount.objects += 1
        let ownsReference: Bool
        if transfer != .borrowed, g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
            ownsReference = true
        } else {
            ownsReference = transfer == .full
        }
        let unmanaged = Unmanaged.passUnretained(self)
        guard g_object_get_qdata(object, Object.wrapperKey) == nil else {
            fatalError(
                "this \(typeName) was handed to Swift code while it was being made, before it had its Swift object"
            )
        }
        g_object_set_qdata(object, Object.wrapperKey, unmanaged.toOpaque())
        g_object_add_toggle_ref(object, Object.toggled, unmanaged.toOpaque())
        // Held as if C had references beside ours; if it has none, dropping ours tells `toggled` so.
        isHeldByC = true
        _ = unmanaged.retain()
        if ownsReference {
            g_object_unref(pointer)
        }
    }

    /// GLib's notice that the toggle reference became, or is no longer, the only one.
    ///
    /// Not isolated, as it comes on any thread, and as isolated code in a C callback asks the runtime where it is each
    /// time, which costs more than all the rest.
    private nonisolated static let toggled: GToggleNotify = { data, pointer, isLast in
        guard let data else { return }
        let wrapper = Unmanaged<Object>.fromOpaque(data)
        if MainThread.isCurrent {
            Object.toggle(wrapper, isHeldByC: isLast == 0)
        } else if let pointer {
            Object.reconcileOnMainThread(UnsafeMutableRawPointer(pointer))
        }
    }

    /// Retains or releases a wrapper on C's behalf. On the main thread.
    private nonisolated static func toggle(_ wrapper: Unmanaged<Object>, isHeldByC: Bool) {
        let wasHeldByC = wrapper._withUnsafeGuaranteedRef { object in
            let was = object.isHeldByC
            object.isHeldByC = isHeldByC
            return was
        }
        if isHeldByC, !wasHeldByC {
            _ = wrapper.retain()
        } else if !isHeldByC, wasHeldByC {
            wrapper.release()
        }
    }

    /// Has the main thread find out whether C holds an object whose references another thread changed.
    private nonisolated static func reconcileOnMainThread(_ pointer: UnsafeMutableRawPointer) {
        // The callback has a reference of its own, so C does hold the object when it runs; dropping that reference
        // makes GLib call `toggled` again, on the main thread, if it was C's last.
        g_object_ref(pointer)
        g_idle_add_full(
            MainContext.Priority.high.rawValue,
            { pointer in
                guard let pointer else { return SourceResult.remove }
                // Unsafe only to the checker: idle callbacks run on the main thread.
                nonisolated(unsafe) let object = pointer
                MainThread.assume {
                    if let wrapper = Object.existingWrapper(for: object) {
                        Object.toggle(Unmanaged.passUnretained(wrapper), isHeldByC: true)
                    }
                }
                g_object_unref(pointer)
                return SourceResult.remove
            },
            pointer,
            nil
        )
    }
}
