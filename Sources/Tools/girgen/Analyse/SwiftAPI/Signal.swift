/// A signal.
package struct Signal {
    package var name: String
    /// The GObject name.
    package var cName: String
    package var documentation: Documentation
    /// That of the signal with one detail, or nil if handlers cannot be for a detail alone.
    package var detailDocumentation: Documentation?
    package var arguments: [HandlerArgument] = []
    package var result: HandlerResult?
    package var abi: SignalABI
    /// The name of the function that emits it, if there is one.
    package var emitter: String?
    package var emitterDocumentation: Documentation?

    /// The type of what its publisher publishes.
    package var output: SwiftType {
        if arguments.isEmpty { return .void }
        if arguments.count == 1 { return arguments[0].type }
        return .tuple(arguments.map { SwiftType.TupleElement(label: $0.label, type: $0.type) })
    }
}
