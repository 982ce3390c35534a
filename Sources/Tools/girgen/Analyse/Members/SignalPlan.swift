/// The plan of a signal of a class or an interface.
struct SignalPlan {
    var gir: GIRCallable
    var name: String
    var parameters: [CallPlan.Parameter]
    var resultKind: Kind
    var emitter: String?

    var arguments: [CallPlan.Parameter] { parameters.filter { $0.role == .argument } }
}
