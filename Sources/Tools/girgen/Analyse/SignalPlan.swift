/// A signal of a class or an interface, on its way to Swift.
struct SignalPlan {
    var gir: GIRCallable
    var name: String
    var parameters: [CallPlan.Parameter]
    var resultKind: Kind
    /// The name of the function that emits it, if there is one.
    var emitter: String?

    /// The arguments of handlers.
    var arguments: [CallPlan.Parameter] { parameters.filter { $0.role == .argument } }
}
