/// A GObject signal, and the Swift members that represent it.
package struct Signal: Documented {
    package var name: String
    /// The GObject name.
    package var cName: String
    package var documentation: Documentation
    /// The documentation of the method that returns the signal for one detail. It's nil if the signal has no details.
    package var detailDocumentation: Documentation?
    package var arguments: [HandlerArgument] = []
    package var result: HandlerResult?
    /// A Boolean value that indicates whether handlers return an object without passing ownership of it to C.
    package var isResultLent = false
    package var abi: SignalABI
    /// The name of the function that emits the signal, or nil if there is no such function.
    package var emitter: String?
    package var emitterDocumentation: Documentation?

    /// The output type of the signal's publisher.
    package var output: SwiftType {
        if arguments.isEmpty { return .void }
        if arguments.count == 1 { return arguments[0].type }
        return .tuple(arguments.map { SwiftType.TupleElement(label: $0.label, type: $0.type) })
    }
}
