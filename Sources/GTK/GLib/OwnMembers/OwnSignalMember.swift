import CGtk

/// A signal that a Swift class declares, independent of its types.
@MainActor
protocol OwnSignalMember {
    /// Registers the member with GLib for a class.
    ///
    /// - Parameter object: An object under construction, from which the name and the class handler are read, or nil if
    ///   C creates the first object.
    func install(in type: GType, _ object: UnsafeMutableRawPointer?)
    /// Completes the signal with the name and the class handler that the first object declares.
    func settle(by object: UnsafeMutableRawPointer)
    /// Connects an object's signal to this member.
    func attach(to object: Object, _ address: UnsafeMutableRawPointer)
}

/// A class of signals that are found by reflection.
@MainActor
protocol OwnSignalDeclaration: AnyObject {
    /// Creates the signal that a stored property of a class declares.
    static func makeMember(_ field: ReflectedField, of owner: Object.Type) -> any OwnSignalMember
}

/// A signal that is stored in an object. It refers to the definition, which belongs to the class.
@MainActor
protocol OwnSignalInstance: AnyObject {
    associatedtype Definition: OwnSignalDefinition
    /// The name in the declaration, or nil.
    var explicitName: String? { get }
    /// A Boolean value that indicates whether the declaration has a class handler.
    var hasClassHandler: Bool { get }
    /// Completes the class's definition with the arguments of this declaration.
    func settle(_ definition: Definition)
    /// Connects this signal to an object, as the object's signal of the given definition.
    func attach(to object: Object, _ definition: Definition)
}

/// The definition of a signal of a Swift class, as registered with GLib.
@MainActor
class OwnSignalDefinition {
    /// The GObject name.
    //
    // `nonisolated(unsafe)` is safe here, because the name is set before other code can access the first object.
    private(set) nonisolated(unsafe) final var name: String
    /// The description of the signal in messages: `Person.saved`.
    let description: String
    /// The GLib ID of the signal.
    private(set) var id: guint = 0

    /// - Parameters:
    ///   - name: The GObject name.
    ///   - description: The description of the signal in messages.
    init(_ name: String, _ description: String) {
        self.name = name
        self.description = description
    }

    /// Registers the signal with `g_signal_newv`, under the given name if it isn't nil.
    ///
    /// Traps, with both names, if the name isn't valid or if the class already has a signal with that name. A signal
    /// that an interface of the class declares isn't registered again.
    ///
    /// - Parameter hasClassHandler: A Boolean value that indicates whether a class handler is installed.
    final func install(in type: GType, as explicitName: String?, hasClassHandler: Bool) {
        if let explicitName { name = explicitName }
        guard MemberName.isValid(name) else {
            fatalError("\(description): \"\(name)\" isn't a valid name of a signal. Choose another name.")
        }
        let other = g_signal_lookup(name, type)
        if other == 0 {
            id = register(in: type, classClosure: hasClassHandler ? makeClassClosure() : nil)
            if id == 0 { fatalError("GLib refused to register \(description) as \"\(name)\"") }
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

    /// Returns a Boolean value that indicates whether a signal belongs to an interface that the class's superclass
    /// doesn't have.
    private func isOfNewInterface(_ query: GSignalQuery, _ type: GType) -> Bool {
        g_type_fundamental(query.itype) == FundamentalType.interface
            && g_type_is_a(g_type_parent(type), query.itype) == 0
    }

    /// Traps if the interface's signal and this signal have different types.
    private func requireTypes(of query: GSignalQuery) {
        // The bit `G_SIGNAL_TYPE_STATIC_SCOPE` of a type indicates that an argument doesn't need to be copied.
        let staticScope: GType = 1
        let stated = (0..<Int(query.n_params)).compactMap { query.param_types?[$0] }.map { $0 & ~staticScope }
        let statedResult = query.return_type & ~staticScope
        if stated == argumentTypes, statedResult == returnType { return }
        func text(_ arguments: [GType], _ result: GType) -> String {
            "(\(arguments.map { registeredName(of: $0) }.joined(separator: ", "))) -> \(registeredName(of: result))"
        }
        fatalError(
            "\(description) isn't the signal \"\(name)\" of \(registeredName(of: query.itype)): expected "
                + "\(text(stated, statedResult)), found \(text(argumentTypes, returnType))"
        )
    }

    /// Creates the closure that calls the class handler. GLib takes ownership of it.
    private func makeClassClosure() -> UnsafeMutablePointer<GClosure>? {
        // The object is never released, because signals are never unregistered.
        let data = Unmanaged.passRetained(self).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
        g_closure_set_marshal(closure, OwnSignalMarshal.classMarshal)
        return closure
    }

    // MARK: Kinds of signals

    /// The types of the arguments.
    var argumentTypes: [GType] { fatalError("\(Self.self) isn't a signal") }

    /// The type that handlers return.
    var returnType: GType { FundamentalType.none }

    /// Registers the signal under its name.
    func register(in type: GType, classClosure: UnsafeMutablePointer<GClosure>?) -> guint {
        fatalError("\(Self.self) isn't a signal")
    }

    /// Calls the class handler with an emission's values. Returns false if the class has no handler.
    ///
    /// - Parameters:
    ///   - object: The emitter.
    ///   - values: The emitter and the arguments.
    ///   - result: The value that receives the handler's result, or nil for a signal without a result.
    func callClassHandler(
        _ object: Object,
        _ values: UnsafeBufferPointer<GValue>,
        _ result: UnsafeMutablePointer<GValue>?
    ) -> Bool {
        false
    }
}

/// The location of a signal in the objects of a class.
@MainActor
struct OwnSignalPlace<Instance: OwnSignalInstance>: OwnSignalMember {
    let definition: Instance.Definition
    /// The offset of the reference to the signal in the Swift object.
    let offset: Int

    init(_ field: ReflectedField, _ definition: Instance.Definition) {
        self.definition = definition
        offset = field.offset
    }

    /// Returns an object's signal.
    //
    // This is the object's own memory, at the offset that reflection returned for the stored property.
    private func instance(in object: UnsafeMutableRawPointer) -> Instance {
        (object + offset).assumingMemoryBound(to: Instance.self).pointee
    }

    func install(in type: GType, _ object: UnsafeMutableRawPointer?) {
        let instance = object.map { self.instance(in: $0) }
        // If C creates the first object, it isn't known yet whether there is a class handler, so one is installed.
        let hasClassHandler = instance?.hasClassHandler ?? true
        definition.install(in: type, as: instance?.explicitName, hasClassHandler: hasClassHandler)
    }

    func settle(by object: UnsafeMutableRawPointer) {
        let instance = instance(in: object)
        if let name = instance.explicitName, name != definition.name {
            // C created the class before the first object existed, so the registered name is derived from the Swift
            // name of the property.
            var query = GSignalQuery()
            g_signal_query(definition.id, &query)
            definition.install(in: query.itype, as: name, hasClassHandler: instance.hasClassHandler)
        }
        instance.settle(definition)
    }

    func attach(to object: Object, _ address: UnsafeMutableRawPointer) {
        instance(in: address).attach(to: object, definition)
    }
}
