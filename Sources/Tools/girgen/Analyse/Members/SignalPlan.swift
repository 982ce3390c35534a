/// The plan of a signal of a class or an interface.
struct SignalPlan {
    var gir: GIRCallable
    var name: String
    var parameters: [CallPlan.Parameter]
    var resultKind: Kind
    /// The name of the function that emits the signal, or nil if there is no such function.
    var emitter: String?

    /// The parameters that handlers receive as arguments.
    var arguments: [CallPlan.Parameter] { parameters.filter { $0.role == .argument } }
}
