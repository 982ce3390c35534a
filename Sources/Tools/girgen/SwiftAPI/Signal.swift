/// A signal.
struct Signal {
    var name: String
    /// The GObject name.
    var cName: String
    var documentation: Documentation
    /// That of the signal with one detail, or nil if handlers cannot be for a detail alone.
    var detailDocumentation: Documentation?
    var arguments: [HandlerArgument] = []
    var result: HandlerResult?
    var abi: SignalABI
    /// The name of the function that emits it, if there is one.
    var emitter: String?
    var emitterDocumentation: Documentation?

    /// The type of what its publisher publishes.
    var output: SwiftType {
        if arguments.isEmpty { return .void }
        if arguments.count == 1 { return arguments[0].type }
        return .tuple(arguments.map { SwiftType.TupleElement(label: $0.label, type: $0.type) })
    }
}
