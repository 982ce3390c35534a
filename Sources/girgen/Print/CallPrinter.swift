/// Prints Swift functions that call C ones.
struct CallPrinter {
    let conversion: Conversion

    private var module: String { conversion.module }

    // MARK: Signatures

    func parameterList(_ call: CallPlan) -> String {
        call.arguments.map { parameter in
            let name = Naming.local(parameter.name)
            let label: String =
                if let label = parameter.label {
                    label == parameter.name ? name : "\(label) \(name)"
                } else {
                    "_ \(name)"
                }
            let isNullable = parameter.gir.isNullable && parameter.kind.isPointer
            var type = conversion.argumentType(parameter.kind, isNullable: isNullable)
            if case .callback = parameter.kind, !isNullable { type = "@escaping \(type)" }
            if parameter.role == .changed { type = "inout \(type)" }
            let value = parameter.defaultValue.map { " = \($0)" } ?? ""
            return "\(label): \(type)\(value)"
        }.joined(separator: ", ")
    }

    /// The Swift type of what a function gives back; nil for nothing.
    func resultType(_ call: CallPlan) -> String? {
        let plan = call.last
        var parts: [(label: String, type: String)] = []
        if plan.resultKind != .none, !plan.isResultOnlySuccess {
            parts.append((plan.resultName, conversion.swiftType(plan.resultKind, isNullable: plan.isResultNullable)))
        }
        for output in plan.outputs {
            let isNullable = conversion.isOutputNullable(output)
            parts.append((output.name, conversion.swiftType(output.kind, isNullable: isNullable)))
        }
        guard let first = parts.first else { return nil }
        if parts.count == 1 {
            guard plan.areOutputsOptional else { return first.type }
            if first.type.hasSuffix("?") { return first.type }
            return first.type.hasPrefix("any ") ? "(\(first.type))?" : first.type + "?"
        }
        let tuple = "(" + parts.map { "\(Naming.local($0.label)): \($0.type)" }.joined(separator: ", ") + ")"
        return plan.areOutputsOptional ? tuple + "?" : tuple
    }

    func header(_ call: CallPlan, isStatic: Bool, isMutating: Bool, access: String = "public") -> String {
        var text = access + (isStatic ? " static" : "") + (isMutating ? " mutating" : "")
        text += " func \(Naming.declared(call.base))(\(parameterList(call)))"
        text += effects(call)
        if let result = resultType(call) { text += " -> \(result)" }
        return text
    }

    func effects(_ call: CallPlan) -> String {
        let isThrowing = call.last.callable.throwsError
        return (call.finish.isEmpty ? "" : " async") + (isThrowing ? " throws(GLibError)" : "")
    }

    // MARK: Bodies

    /// What becomes of what C returned.
    enum Ending {
        /// It is what the Swift function gives back.
        case returned
        /// The variable `returned` keeps it, as C gave it.
        case kept
        /// Nobody needs it.
        case dropped
    }

    /// The statements that call C.
    ///
    /// - Parameter instanceName: the variable to pass for the instance, where it is not `self`.
    func body(_ call: CallPlan, instanceName: String? = nil, ending: Ending = .returned) -> [String] {
        var lines: [String] = Overrides.requirements[call.callable.cIdentifier].map { [$0] } ?? []
        let function = call.callable.cIdentifier
        if let name = Overrides.othersOnly[function], let other = call.arguments.first(where: { $0.gir.name == name }) {
            let check = "requireOther(\(Naming.local(other.name)), \"\(function): \(name)\")"
            lines.append(other.gir.isNullable ? "if let \(Naming.local(other.name)) { \(check) }" : check)
        }
        var arguments: [String] = instance(call, &lines, name: instanceName)
        for index in call.parameters.indices { arguments.append(argument(at: index, of: call, &lines)) }
        if let finish = call.finish.first {
            let usesCancellable = call.parameters.contains { $0.role == .cancellable }
            lines.append(
                "let finished = await AsyncOperation.run { \(usesCancellable ? "cancellable" : "_"), completion, completionData in"
            )
            lines.append("    \(function)(\(arguments.joined(separator: ", ")))")
            lines.append("}")
            lines.append("defer { withExtendedLifetime(finished) {} }")
            return lines + body(finish, ending: ending)
        }
        if call.callable.throwsError {
            lines.append("var failure: UnsafeMutablePointer<GError>?")
            arguments.append("&failure")
        }
        let expression = "\(function)(\(arguments.joined(separator: ", ")))"
        switch ending {
        case .returned: return lines + returning(call, expression)
        case .kept: lines.append("let returned = \(expression)")
        case .dropped: lines.append("_ = \(expression)")
        }
        if call.callable.throwsError { lines.append(CallPrinter.throwing) }
        return lines
    }

    private static let throwing = "if let failure { throw GLibError(taking: failure) }"

    /// The statements that make C's result and what it filled the Swift function's result.
    private func returning(_ call: CallPlan, _ expression: String) -> [String] {
        var lines: [String] = []
        let function = call.callable.cIdentifier
        let changed = call.parameters.filter { $0.role == .changed }
        let isPlain = !call.callable.throwsError && call.outputs.isEmpty && changed.isEmpty
        let hasResult = call.resultKind != .none
        if isPlain {
            if !hasResult { return [expression] }
            if needsVariable(call) {
                lines.append("let returned = \(expression)")
                lines.append("return \(result(call, "returned"))")
            } else {
                lines.append("return \(result(call, expression))")
            }
            return lines
        }
        let usesResult = hasResult && (!call.isResultOnlySuccess || call.areOutputsOptional)
        if usesResult {
            lines.append("let returned = \(expression)")
        } else {
            lines.append(hasResult ? "_ = \(expression)" : expression)
        }
        if call.callable.throwsError { lines.append(CallPrinter.throwing) }
        for parameter in changed {
            let variable = conversion.cVariable(parameter.name)
            if case .value(let declaration) = parameter.kind {
                let type = conversion.library.swiftName(declaration, in: module)
                lines.append("\(Naming.local(parameter.name)) = \(type)(cValue: \(variable))")
                continue
            }
            let value = conversion.value(
                parameter.kind,
                variable,
                cType: nil,
                transfer: .none,
                isNullable: false,
                function: function
            )
            lines.append("\(Naming.local(parameter.name)) = \(value)")
        }
        if call.areOutputsOptional {
            let isBool = call.callable.result.type.cType.map { CType($0).isBool } ?? false
            lines.append("guard \(isBool ? "returned" : "returned != 0") else { return nil }")
        }
        var parts: [(label: String, value: String)] = []
        if usesResult, !call.areOutputsOptional { parts.append((call.resultName, result(call, "returned"))) }
        for output in call.outputs {
            let length = lengthExpression(of: call.parameters.firstIndex { $0.name == output.name }, in: call)
            parts.append((output.name, conversion.outputValue(output, function: function, length: length)))
        }
        if parts.count == 1 {
            lines.append("return \(parts[0].value)")
        } else if parts.count > 1 {
            lines.append(
                "return (" + parts.map { "\(Naming.local($0.label)): \($0.value)" }.joined(separator: ", ") + ")"
            )
        }
        return lines
    }

    /// Whether what C returned is looked at twice, or after its length.
    private func needsVariable(_ call: CallPlan) -> Bool {
        if case .array(_, let array) = call.resultKind { return array.length != nil || call.isResultNullable }
        if call.resultKind == .string { return lengthExpression(of: nil, in: call) != nil }
        return false
    }

    private func lengthExpression(of index: Int?, in call: CallPlan) -> String? {
        guard let length = call.parameters.first(where: { $0.role == .length(of: index) }) else { return nil }
        return "Int(\(conversion.cVariable(length.name)))"
    }

    private func result(_ call: CallPlan, _ expression: String) -> String {
        conversion.value(
            call.resultKind,
            expression,
            cType: call.callable.result.type.cType,
            transfer: call.callable.result.transfer,
            isNullable: call.isResultNullable,
            function: call.callable.cIdentifier,
            length: lengthExpression(of: nil, in: call)
        )
    }

    /// What is passed for the instance.
    private func instance(_ call: CallPlan, _ lines: inout [String], name: String?) -> [String] {
        switch call.instance {
        case .none: return []
        case .pointer(let isConsumed):
            if let name { return [name] }
            let cType = call.callable.instance?.type.cType
            let kind = conversion.library.kind(
                of: call.callable.instance?.type ?? GIRType(name: "none"),
                in: namespaceOfModule
            )
            let address = conversion.address(kind, isConsumed: isConsumed)
            return [conversion.pointer(address, cType, isOptional: false)]
        case .value(let isMutating):
            if isMutating { return ["&self.cValue"] }
            lines.append("var cSelf = self.cValue")
            return ["&cSelf"]
        }
    }

    private var namespaceOfModule: String {
        Configuration.modules.first { $0.name == module }?.namespace ?? module
    }

    private func argument(at index: Int, of call: CallPlan, _ lines: inout [String]) -> String {
        let parameter = call.parameters[index]
        let function = call.callable.cIdentifier
        switch parameter.role {
        case .argument:
            if case .callback(let declaration) = parameter.kind {
                return callback(parameter, declaration, in: call, &lines)
            }
            if !call.finish.isEmpty, case .array(let element, _) = parameter.kind, conversion.isByte(element) {
                let argument = conversion.bytesThatStay(parameter)
                lines += argument.setup
                return argument.expression
            }
            if let other = parameter.sharesLengthOf {
                let name = Naming.local(parameter.name)
                let check = "requireSameCount(\(count(of: call.parameters[other])), \(name).count, \"\(function)\")"
                lines.append(parameter.gir.isNullable ? "if let \(name) { \(check) }" : check)
            }
            let argument = conversion.argument(parameter, function: function)
            if parameter.kind == .string, call.parameters.contains(where: { $0.role == .length(of: index) }) {
                let takesNul = Overrides.textsWithNul.contains(function)
                let variable = conversion.cVariable(parameter.name)
                let type = parameter.gir.isNullable ? "String?" : "String"
                let text = takesNul ? Naming.local(parameter.name) : argument.expression
                lines.append("let \(variable): \(type) = \(text)")
                return variable
            }
            lines += argument.setup
            return argument.expression
        case .result:
            let output = conversion.output(parameter)
            lines += output.setup
            return output.expression
        case .changed:
            let variable = conversion.cVariable(parameter.name)
            var plain = parameter
            plain.role = .argument
            if case .value = parameter.kind {
                lines.append("var \(variable) = \(Naming.local(parameter.name)).cValue")
                return "&\(variable)"
            }
            let type = CType(parameter.gir.type.cType ?? "gint*").pointee.swift(conversion.library)
            lines.append(
                "var \(variable): \(type) = \(conversion.argument(plain, function: function).expression)"
            )
            return "&\(variable)"
        case .length(let owner):
            guard let owner, call.parameters[owner].role == .argument else {
                let output = conversion.output(parameter)
                lines += output.setup
                return output.expression
            }
            let array = call.parameters[owner]
            if array.kind == .string {
                let text = conversion.cVariable(array.name)
                let view = CallPlanner.countsCharacters(parameter.gir) ? "unicodeScalars" : "utf8"
                let count = array.gir.isNullable ? "(\(text)?.\(view).count ?? 0)" : "\(text).\(view).count"
                return "exactInteger(\(count), \"\(function): \(parameter.gir.name)\")"
            }
            return "exactInteger(\(count(of: array)), \"\(function): the number of \(array.gir.name)\")"
        case .upperBound(let owner):
            let range = Naming.local(call.parameters[owner].name)
            return "exactInteger(\(range).upperBound, \"\(function): \(parameter.gir.name)\")"
        case .userData(let owner): return dataName(call.parameters[owner])
        case .destroy(let owner):
            let function = call.parameters[owner]
            return function.gir.isNullable ? "\(dataName(function)) == nil ? nil : releaseBox" : "releaseBox"
        case .cancellable: return "cancellable"
        case .completion: return "completion"
        case .completionData: return "completionData"
        case .asyncResult: return "finished.pointer"
        }
    }

    /// How many elements a caller gives for an array.
    private func count(of array: CallPlan.Parameter) -> String {
        let name = Naming.local(array.name)
        return array.gir.isNullable ? "(\(name)?.count ?? 0)" : "\(name).count"
    }

    private func dataName(_ parameter: CallPlan.Parameter) -> String { parameter.name + "Data" }

    /// The statements that record, with the object that a constructor made, the closures that C keeps for it.
    func recordings(_ call: CallPlan) -> [String] {
        call.parameters.filter { isKept($0, by: call) }.map { "recordKeptClosure(\(dataName($0)))" }
    }

    /// Whether C keeps a closure until it says that it is done with it.
    private func isKept(_ parameter: CallPlan.Parameter, by call: CallPlan) -> Bool {
        guard case .callback = parameter.kind else { return false }
        return parameter.gir.destroy != nil && parameter.gir.scope == .notified && call.finish.isEmpty
    }

    /// What the object that C keeps a function's closures for is called through: the instance, or else the first object
    /// that the function takes. None for a constructor, whose object is yet to be made, and for a function without one.
    private func keeper(in call: CallPlan) -> String? {
        let instance = conversion.library.kind(
            of: call.callable.instance?.type ?? GIRType(name: "none"),
            in: namespaceOfModule
        )
        if case .pointer = call.instance, isObject(instance) { return "" }
        guard let object = call.arguments.first(where: { isObject($0.kind) }), call.base != "init" else { return nil }
        return Naming.local(object.name) + (object.gir.isNullable ? "?." : ".")
    }

    private func isObject(_ kind: Kind) -> Bool {
        switch kind {
        case .object, .interface: true
        default: false
        }
    }

    private func callback(
        _ parameter: CallPlan.Parameter,
        _ declaration: Declaration,
        in call: CallPlan,
        _ lines: inout [String]
    ) -> String {
        let name = Naming.local(parameter.name)
        let data = dataName(parameter)
        let trampoline = CallbackPrinter.trampoline(of: declaration, isOnce: parameter.gir.scope == .async)
        let isNullable = parameter.gir.isNullable
        lines.append("let \(data) = " + (isNullable ? "\(name).map { retainedBox($0) }" : "retainedBox(\(name))"))
        if isKept(parameter, by: call), let owner = keeper(in: call) {
            // Before C has it, as C may free it at once.
            lines.append("\(owner)recordKeptClosure(\(data))")
        }
        // What an asynchronous function calls and never frees, it calls no more once it is done.
        let isDestroyed = parameter.gir.destroy != nil
        let isUntilDone = !call.finish.isEmpty && parameter.gir.scope == .notified && !isDestroyed
        if parameter.gir.scope == .call || isUntilDone { lines.append("defer { releaseBoxNow(\(data)) }") }
        return isNullable ? "\(data) == nil ? nil : \(trampoline)" : trampoline
    }
}
