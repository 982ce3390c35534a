import CGtk

/// The description of a signal: its name and types. `GSignalQuery`.
@MainActor
public struct SignalSpecification {
    private let query: GSignalQuery

    fileprivate init(id: guint) {
        var query = GSignalQuery()
        g_signal_query(id, &query)
        self.query = query
    }

    /// The signal's name, such as `"clicked"`.
    public var name: String { query.signal_name.map { String(cString: $0) } ?? "" }

    /// The class or interface that declares the signal.
    public var ownerType: GType { query.itype }

    /// The types of the arguments, without the emitter.
    public var parameterTypes: [GType] {
        (0..<Int(query.n_params)).compactMap { query.param_types?[$0] }.map { $0 & ~staticScope }
    }

    /// The names of the argument types, without the emitter, such as `["gint", "GtkWidget"]`.
    public var parameterTypeNames: [String] { parameterTypes.map { registeredName(of: $0) } }

    /// The type that handlers return.
    public var returnType: GType { query.return_type & ~staticScope }

    /// The name of the type that handlers return, or `"void"` if they return nothing.
    public var returnTypeName: String { registeredName(of: returnType) }

    /// A Boolean value that indicates whether the signal's name can have a detail, as in `"notify::label"`.
    public var isDetailed: Bool { query.signal_flags.rawValue & G_SIGNAL_DETAILED.rawValue != 0 }

    /// A Boolean value that indicates whether code other than the object itself can emit the signal. Key bindings
    /// require this.
    public var isAction: Bool { query.signal_flags.rawValue & G_SIGNAL_ACTION.rawValue != 0 }

    /// A bit in the type of an argument. It indicates that the argument doesn't need to be copied.
    /// `G_SIGNAL_TYPE_STATIC_SCOPE`.
    private var staticScope: GType { 1 }
}

extension Object {
    /// The specifications of all GObject properties of the object, including properties without a Swift name.
    /// `g_object_class_list_properties`.
    public var propertySpecifications: [ParamSpec] {
        var count: guint = 0
        let list = g_object_class_list_properties(pointer.load(as: UnsafeMutablePointer<GObjectClass>.self), &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { list?[$0] }
            .map { ParamSpec.fromPointer(UnsafeMutableRawPointer($0), transfer: .none) }
    }

    /// The specifications of all signals of the object. Signals of its class and superclasses precede those of its
    /// interfaces. `g_signal_list_ids`.
    public var signalSpecifications: [SignalSpecification] {
        var types: [GType] = []
        var ancestor = gType
        while ancestor != 0 {
            types.append(ancestor)
            ancestor = g_type_parent(ancestor)
        }
        var count: guint = 0
        let interfaces = g_type_interfaces(gType, &count)
        defer { g_free(interfaces) }
        types += UnsafeBufferPointer(start: interfaces, count: Int(count))
        return types.flatMap { type in
            var count: guint = 0
            let identifiers = g_signal_list_ids(type, &count)
            defer { g_free(identifiers) }
            return UnsafeBufferPointer(start: identifiers, count: Int(count)).map { SignalSpecification(id: $0) }
        }
    }
}
