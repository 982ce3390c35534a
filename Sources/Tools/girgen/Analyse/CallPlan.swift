/// A C function as a Swift one: what becomes of each parameter and of the result.
struct CallPlan {
    /// The purpose of a C parameter in the Swift call.
    enum Role: Equatable {
        /// One that the caller gives.
        case argument
        /// One that comes back.
        case result
        /// One that goes in and comes back changed.
        case changed
        /// The number of elements of another parameter, or of the result (`nil`).
        case length(of: Int?)
        /// Room for bytes that C fills, as many as another parameter says.
        case room(size: Int)
        /// The end of a range that begins with another parameter.
        case upperBound(of: Int)
        /// A parameter that Swift callers don't pass. C receives null.
        case omitted
        /// The data that C passes to a callback, and the function that frees the data.
        case userData(of: Int)
        case destroy(of: Int)
        /// A parameter that only the asynchronous C function has.
        case cancellable
        case completion
        case completionData
        /// The asynchronous result that the finishing function takes.
        case asyncResult
    }

    struct Parameter {
        var gir: GIRParameter
        var kind: Kind
        var role: Role
        /// The name of the Swift variable.
        var name: String
        /// The argument's label, or nil for none.
        var label: String?
        var defaultValue: String?
        /// The array that this one must be as long as.
        var sharesLengthOf: Int?

        var isNullable: Bool { gir.isNullable && kind.isPointer }

        /// A Boolean value that indicates whether what C puts into it may be missing.
        var isNullableOutput: Bool {
            switch kind {
            case .string, .fileName, .object, .interface, .owner, .error:
                gir.isNullable && CType(gir.type.cType ?? "").stars > 1
            default: false
            }
        }
    }

    var callable: GIRCallable
    let decision: Decision
    /// The value that is passed as the instance.
    var instance: Call.Instance?
    var parameters: [Parameter]
    var resultKind: Kind
    /// The name of the result in a tuple with other returned values.
    var resultName = "result"
    /// The parameters in Swift's order, by C name, where that is another.
    var order: [String] = []
    var isResultNullable: Bool
    /// The function that takes back the number that this one returns.
    var end: GIRCallable?
    /// The finishing function of an asynchronous one.
    var finish: [CallPlan] = []
    var base = ""

    /// The function whose result the Swift one gives back: the finishing one, where there is one.
    var last: CallPlan { finish.first ?? self }

    /// The parameters of the Swift function, in its order. A priority, which is rarely passed, comes last, before a closure.
    var arguments: [Parameter] {
        var arguments = parameters.filter { $0.role == .argument || $0.role == .changed }
        if !order.isEmpty {
            let place = { (parameter: Parameter) in order.firstIndex(of: parameter.gir.name) ?? order.count }
            arguments.sort { place($0) < place($1) }
        }
        guard let index = arguments.firstIndex(where: { $0.kind == .priority }) else { return arguments }
        let priority = arguments.remove(at: index)
        let end = arguments.lastIndex { if case .callback = $0.kind { false } else { true } }.map { $0 + 1 } ?? 0
        arguments.insert(priority, at: end)
        return arguments
    }
    /// The room for bytes that C fills, and the parameter with its size.
    var room: (place: Int, size: Int)? {
        parameters.indices.lazy.compactMap { index in
            if case .room(let size) = parameters[index].role { (index, size) } else { nil }
        }.first
    }

    var outputs: [Parameter] { parameters.filter { $0.role == .result } }

    /// A Boolean value that indicates whether C's result only says whether there are outputs, or is told by an error.
    var isResultOnlySuccess: Bool {
        resultKind == .bool && (callable.throwsError || !outputs.isEmpty)
            && decision.mayFail == nil
    }

    /// A Boolean value that indicates whether the outputs may be missing.
    var areOutputsOptional: Bool { resultKind == .bool && !outputs.isEmpty && !callable.throwsError }

    /// The labels as they are part of the name: `insert(_:after:)`.
    var fullName: String {
        "\(base)(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
