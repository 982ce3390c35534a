/// A plan for a Swift function that calls a C function. It contains the roles of the parameters and of the result.
struct CallPlan {
    /// The purpose of a C parameter in the Swift call.
    enum Role: Equatable {
        case argument, result
        /// An `inout` argument, which C can change.
        case changed
        /// The number of elements of the array at the given index, or of the result if the index is nil.
        case length(of: Int?)
        /// A buffer that C fills with bytes. The parameter at the index `size` states the size of the buffer.
        case room(size: Int)
        /// The end of a range. The parameter at the given index is the start of the range.
        case upperBound(of: Int)
        /// A parameter that Swift callers don't pass. C receives null instead.
        case omitted
        /// The user data of the callback at the given index.
        case userData(of: Int)
        /// The function that frees the user data of the callback at the given index.
        case destroy(of: Int)
        /// The `GCancellable` of an asynchronous C function.
        case cancellable
        case completion, completionData
        /// The asynchronous result that is passed to the finish function.
        case asyncResult
    }

    struct Parameter {
        var gir: GIRParameter
        var kind: Kind
        var role: Role
        var name: String
        var label: String?
        var defaultValue: String?
        /// The index of another array parameter whose length must be the same.
        var sharesLengthOf: Int?

        var isNullable: Bool { gir.isNullable && kind.isPointer }

        /// A Boolean value that indicates whether C may store null in the output parameter.
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
    /// The value that the call passes as the instance of a method.
    var instance: Call.Instance?
    var parameters: [Parameter]
    var resultKind: Kind
    /// The label of the result if the function returns a tuple.
    var resultName = "result"
    /// See ``FunctionDecision/order``.
    var order: [String] = []
    var isResultNullable: Bool
    /// If the function begins an operation, the function that ends the operation, for example
    /// `gtk_application_uninhibit` for `gtk_application_inhibit`. It receives the number that identifies the operation.
    var end: GIRCallable?
    /// The plan of the finish function, in an array because a structure can't contain itself.
    var finish: [CallPlan] = []
    var base = ""

    /// The plan for the C function whose result the Swift function returns.
    var last: CallPlan { finish.first ?? self }

    /// The parameters of the Swift function. A priority is last, except for a closure.
    var arguments: [Parameter] {
        var arguments = parameters.filter { $0.role == .argument || $0.role == .changed }
        if !order.isEmpty {
            let place = { (parameter: Parameter) in order.firstIndex(of: parameter.gir.name) ?? order.count }
            arguments.sort { place($0) < place($1) }
        }
        guard let index = arguments.firstIndex(where: { $0.kind == .priority }) else { return arguments }
        let priority = arguments.remove(at: index)
        arguments.insert(priority, at: arguments.lastIndex { !$0.kind.isCallback }.map { $0 + 1 } ?? 0)
        return arguments
    }
    /// The index of the buffer that C fills with bytes, and the index of the parameter that contains its size.
    var room: (place: Int, size: Int)? {
        parameters.indices.lazy.compactMap { index in
            if case .room(let size) = parameters[index].role { (index, size) } else { nil }
        }.first
    }

    var outputs: [Parameter] { parameters.filter { $0.role == .result } }

    /// True means only that C has set the outputs or that no error occurred.
    var isResultOnlySuccess: Bool {
        resultKind == .bool && (callable.throwsError || !outputs.isEmpty) && decision.function.mayFail == nil
    }

    /// A Boolean value that indicates whether C may leave the outputs unset.
    var areOutputsOptional: Bool { resultKind == .bool && !outputs.isEmpty && !callable.throwsError }

    /// The form of a handwritten sentence on the Swift function.
    var form: SentenceForm { last.resultKind == .none && last.outputs.isEmpty ? .plain : .result }

    /// The name of a parameter in the messages of traps.
    func what(_ parameter: Parameter) -> String { "\(callable.cIdentifier): \(parameter.gir.name)" }

    /// The name including the labels, for example `insert(_:after:)`.
    var fullName: String { base + labels }

    /// The labels in parentheses, for example `(_:after:)`.
    var labels: String { "(\(arguments.map { ($0.label ?? "_") + ":" }.joined()))" }
}
