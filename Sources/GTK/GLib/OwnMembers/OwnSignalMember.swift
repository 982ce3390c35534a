import CGtk

/// A signal that a Swift class declares. The protocol is independent of the types of the signal's events and result.
@MainActor
protocol OwnSignalMember {
    /// Registers the signal with GLib for a class.
    ///
    /// - Parameter object: An object that is being constructed, or nil if C creates the first object. The name and the
    ///   class handler are read from the object.
    func install(in type: GType, _ object: UnsafeMutableRawPointer?)
    /// Adds the custom name and the class handler to the registered signal. Both are read from the first Swift object.
    func applyArguments(from object: UnsafeMutableRawPointer)
    /// Assigns the shared definition to the signal that is stored in an object.
    func attach(to object: Object, _ address: UnsafeMutableRawPointer)
}

/// A type of signals that a Swift class can declare as stored properties. The properties are found by reflection.
@MainActor
protocol OwnSignalDeclaration: AnyObject {
    /// Creates the member for a stored property of a class.
    static func makeMember(_ field: ReflectedField, of owner: Object.Type) -> any OwnSignalMember
}

/// A signal that is stored in an object. It refers to a definition, which all objects of the class share.
@MainActor
protocol OwnSignalInstance: AnyObject {
    associatedtype Definition: OwnSignalDefinition
    /// The custom name in the declaration, or nil if the declaration doesn't specify a name.
    var explicitName: String? { get }
    var hasClassHandler: Bool { get }
    /// Completes the shared definition with the arguments of this declaration.
    func applyArguments(to definition: Definition)
    /// Assigns this signal to an object and to the shared definition.
    func attach(to object: Object, _ definition: Definition)
}

/// The definition of a signal that a Swift class declares. The definition is registered with GLib.
@MainActor
class OwnSignalDefinition {
    // `nonisolated(unsafe)` is safe here, because the name is set before other code can access the first object.
    private(set) nonisolated(unsafe) final var name: String
    /// The signal's description in messages, such as `Person.saved`.
    let description: String
    private(set) var id: guint = 0

    /// Creates a definition that isn't registered yet.
    init(_ name: String, _ description: String) {
        self.name = name
        self.description = description
    }

    /// Registers the signal with `g_signal_newv`. If `explicitName` isn't nil, it replaces the derived name.
    ///
    /// If one of the interfaces that the class adds to its superclass already has a signal with this name, the
    /// interface's signal is used. Traps if any other signal of the class has this name, or if the name isn't valid.
    /// The message contains the Swift name and the GObject name.
    final func install(in type: GType, as explicitName: String?, hasClassHandler: Bool) {
        if let explicitName { name = explicitName }
        guard MemberName.isValid(name) else {
            fatalError("\(description): \"\(name)\" isn't a valid signal name. Choose another name.")
        }
        let other = g_signal_lookup(name, type)
        if other == 0 {
            id = register(in: type, classClosure: hasClassHandler ? makeClassClosure() : nil)
            if id == 0 { fatalError("GLib couldn't register \(description) as \"\(name)\"") }
            return
        }
        var query = GSignalQuery()
        g_signal_query(other, &query)
        guard isOfNewInterface(query, type) else {
            fatalError("\(description): \(registeredName(of: query.itype)) already has a signal \"\(name)\"")
        }
        requireTypes(of: query)
        id = other
        if hasClassHandler { g_signal_override_class_closure(id, type, makeClassClosure()) }
    }

    /// Returns a Boolean value that indicates whether a signal belongs to an interface that the class implements and
    /// its superclass doesn't implement.
    private func isOfNewInterface(_ query: GSignalQuery, _ type: GType) -> Bool {
        g_type_fundamental(query.itype) == FundamentalType.interface
            && g_type_is_a(g_type_parent(type), query.itype) == 0
    }

    /// Traps if the types of this signal differ from those of the interface's signal.
    private func requireTypes(of query: GSignalQuery) {
        // In the type of an argument, the bit `G_SIGNAL_TYPE_STATIC_SCOPE` indicates that the argument doesn't need to
        // be copied.
        let staticScope: GType = 1
        let declared = (0..<Int(query.n_params)).compactMap { query.param_types?[$0] }.map { $0 & ~staticScope }
        let declaredResult = query.return_type & ~staticScope
        if declared == argumentTypes, declaredResult == returnType { return }
        func text(_ arguments: [GType], _ result: GType) -> String {
            "(\(arguments.map { registeredName(of: $0) }.joined(separator: ", "))) -> \(registeredName(of: result))"
        }
        fatalError(
            "\(description) doesn't match the signal \"\(name)\" of \(registeredName(of: query.itype)): expected "
                + "\(text(declared, declaredResult)), found \(text(argumentTypes, returnType))"
        )
    }

    /// Creates the closure that calls the class handler. GLib takes ownership of the closure.
    private func makeClassClosure() -> UnsafeMutablePointer<GClosure>? {
        // The definition is never released, because signals are never unregistered.
        let data = Unmanaged.passRetained(self).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_set_marshal(closure, OwnSignalMarshal.classMarshal)
        return closure
    }

    // MARK: Kinds of signals

    var argumentTypes: [GType] { fatalError("\(Self.self) must override argumentTypes") }

    /// The C type of the handlers' result.
    var returnType: GType { FundamentalType.none }

    /// Registers the signal with GLib under its name, and returns its ID.
    func register(in type: GType, classClosure: UnsafeMutablePointer<GClosure>?) -> guint {
        fatalError("\(Self.self) must override register(in:classClosure:)")
    }

    /// Calls the class handler with the values of an emission. Returns false if there is no class handler.
    ///
    /// - Parameters:
    ///   - object: The emitter.
    ///   - values: The values of the emission: the emitter, followed by the arguments.
    ///   - result: The `GValue` for the handler's result, or nil if the signal has no result.
    func callClassHandler(
        _ object: Object,
        _ values: UnsafeBufferPointer<GValue>,
        _ result: UnsafeMutablePointer<GValue>?
    ) -> Bool {
        false
    }
}

/// The location of a signal in the objects of a class, together with the signal's definition.
@MainActor
struct OwnSignalLocation<Instance: OwnSignalInstance>: OwnSignalMember {
    let definition: Instance.Definition
    /// The offset in a Swift object at which the reference to the signal is stored.
    let offset: Int

    init(_ field: ReflectedField, _ definition: Instance.Definition) {
        self.definition = definition
        offset = field.offset
    }

    // The pointer is valid, because reflection returned the offset of the stored property in the object.
    private func instance(in object: UnsafeMutableRawPointer) -> Instance {
        (object + offset).assumingMemoryBound(to: Instance.self).pointee
    }

    func install(in type: GType, _ object: UnsafeMutableRawPointer?) {
        let instance = object.map { self.instance(in: $0) }
        // If C creates the first object, there is no Swift object yet from which to read whether the signal has a class
        // handler. Therefore, a class handler is always installed.
        let hasClassHandler = instance?.hasClassHandler ?? true
        definition.install(in: type, as: instance?.explicitName, hasClassHandler: hasClassHandler)
    }

    func applyArguments(from object: UnsafeMutableRawPointer) {
        let instance = instance(in: object)
        if let name = instance.explicitName, name != definition.name {
            // C created the class before the first Swift object existed, so the signal was registered under the name
            // that is derived from the Swift property.
            var query = GSignalQuery()
            g_signal_query(definition.id, &query)
            definition.install(in: query.itype, as: name, hasClassHandler: instance.hasClassHandler)
        }
        instance.applyArguments(to: definition)
    }

    func attach(to object: Object, _ address: UnsafeMutableRawPointer) {
        instance(in: address).attach(to: object, definition)
    }
}
