/// Prints signatures, and the statements that call C.
struct CallPrinter {
    let module: String

    // MARK: Signatures

    func parameterList(_ parameters: [Parameter]) -> String {
        parameters.map { parameter in
            let name = Spelling.local(parameter.name)
            let label = parameter.label.map { $0 == parameter.name ? name : "\($0) \(name)" } ?? "_ \(name)"
            var type = parameter.type.spelled(in: module)
            if case .closure = parameter.type { type = "@escaping " + type }
            if parameter.isChanged { type = "inout " + type }
            return "\(label): \(type)\(parameter.defaultValue.map { " = \($0)" } ?? "")"
        }.joined(separator: ", ")
    }

    func effects(_ call: Call) -> String {
        (call.isAsync ? " async" : "") + (call.last.isThrowing ? " throws(GLibError)" : "")
    }

    func header(_ function: Function, access: String = "public") -> String {
        let modifiers = (function.isStatic ? " static" : "") + (function.isMutating ? " mutating" : "")
        let name = "\(Spelling.declared(function.name))(\(parameterList(function.parameters)))"
        let result = function.result.map { " -> " + $0.spelled(in: module) } ?? ""
        return "\(access)\(modifiers) func \(name)\(effects(function.call))\(result)"
    }

    // MARK: Bodies

    /// The way in which the result of the C function is used.
    enum Ending {
        /// The Swift function returns the result.
        case returned
        /// The result is stored in the variable `returned`, without conversion.
        case kept
        /// The result is ignored.
        case dropped
    }

    /// Returns the statements that call C, after the preparation of a library that this call may be the first to use.
    func body(_ call: Call, after preparation: Preparation? = nil, ending: Ending = .returned) -> [String] {
        var lines = [preparation?.statement(in: module)].compactMap(\.self) + call.checks.map(\.statement)
        var passed = call.instance.map { [instance($0, &lines)] } ?? []
        for argument in call.arguments { passed.append(self.argument(argument, &lines)) }
        if let finish = call.finish.first {
            let cancellable = call.arguments.contains(.cancellable) ? "cancellable" : "_"
            let run = "AsyncOperation.run" + (call.countsAsWork ? "(countsAsWork: true)" : "")
            let start = "\(call.cName)(\(passed.joined(separator: ", ")))"
            lines.append("let finished = await \(run) { \(cancellable), completion, completionData in \(start) }")
            lines.append("defer { withExtendedLifetime(finished) {} }")
            return lines + body(finish, ending: ending)
        }
        if call.isThrowing {
            lines.append("var failure: UnsafeMutablePointer<GError>?")
            passed.append("&failure")
        }
        let expression = "\(call.callee ?? call.cName)(\(passed.joined(separator: ", ")))"
        let check = call.isThrowing ? ["if let failure { throw GLibError(taking: failure) }"] : []
        switch ending {
        case .returned: return lines + returning(call, expression, check)
        case .kept: return lines + ["let returned = \(expression)"] + check
        case .dropped: return lines + ["_ = \(expression)"] + check
        }
    }

    func instance(_ instance: Call.Instance, _ lines: inout [String]) -> String {
        switch instance {
        case .address(let address): return address.cast.applied(to: address.property)
        case .room: return "room"
        case .structure(isMutating: true): return "&self.cValue"
        case .structure(isMutating: false):
            lines.append("var cSelf = self.cValue")
            return "&cSelf"
        }
    }

    /// Returns the statements that create the Swift result from the C result and from the variables that C has filled.
    private func returning(_ call: Call, _ expression: String, _ check: [String]) -> [String] {
        var results: [(label: String, value: String)] = []
        var changes: [String] = []
        for argument in call.arguments {
            switch argument {
            case .filled(let name, _, let output?):
                let variable = Passing.variable(name)
                let length = output.length.map { "Int(\(Passing.variable($0)))" }
                let value = output.conversion.expression(of: variable, from: call.cName, length: length, in: module)
                results.append((name, value))
            case .changed(let name, let change):
                let length = change.length.map { "Int(\(Passing.variable($0)))" }
                let variable = changed(name, change)
                let value = change.conversion.expression(of: variable, from: call.cName, length: length, in: module)
                changes.append("\(Spelling.local(name)) = \(value)")
            default: break
            }
        }
        var lines = ["let returned = \(expression)"] + check + changes
        switch call.result {
        case .nothing: lines[0] = expression
        case .ignored: lines[0] = "_ = \(expression)"
        case .success(let isBool): lines.append("guard \(isBool ? "returned" : "returned != 0") else { return nil }")
        case .cancellable(let end, let cast, let isVoid):
            let call = "\(isVoid ? "" : "_ = ")\(end)(\(cast.applied(to: "$0")), $1)"
            lines.append("return endingWhenCancelled(returned) { \(call) }")
        case .bytes(let room): lines.append("return \(Passing.variable(room)).bytes(Int(returned))")
        case .value(let name, let conversion, let length, let isHeld):
            let isAlone = results.isEmpty && changes.isEmpty && check.isEmpty && !isHeld
            if isAlone { lines = [] }
            let (found, length) = (isAlone ? expression : "returned", length.map { "Int(\(Passing.variable($0)))" })
            let value = conversion.expression(of: found, from: call.cName, length: length, in: module)
            results.insert((name, value), at: 0)
        }
        guard let first = results.first else { return lines }
        if results.count == 1 { return lines + ["return \(first.value)"] }
        let parts = results.map { "\($0.label): \($0.value)" }
        return lines + ["return \(call.resultStructure ?? "")(\(parts.joined(separator: ", ")))"]
    }

    // MARK: Arguments

    private func changed(_ name: String, _ change: Argument.Change) -> String {
        let prepared = change.passing.prepared(name, isOptional: change.isOptional)
        if change.isInPlace { return prepared.expression }
        // C may replace the pointer. Therefore, it receives a copy, and the original pointer is freed.
        return prepared.setup.isEmpty
            ? Passing.variable(name) : "changed" + Naming.upperFirst(name)
    }

    private func argument(_ argument: Argument, _ lines: inout [String]) -> String {
        switch argument {
        case .given(let name, let isOptional, let passing, let checks):
            let prepared = passing.prepared(name, isOptional: isOptional)
            lines += checks.map(\.statement) + prepared.setup
            return prepared.expression
        case .changed(let name, let change):
            let prepared = change.passing.prepared(name, isOptional: change.isOptional)
            lines += change.checks.map(\.statement) + prepared.setup
            if change.isInPlace { return prepared.expression }
            let variable = changed(name, change)
            let isConstant = change.cType?.hasPrefix("UnsafePointer<") == true
            let value = isConstant ? "UnsafePointer(\(prepared.expression))" : prepared.expression
            lines.append("var \(variable)\(change.cType.map { ": \($0)" } ?? "") = \(value)")
            return "&\(variable)"
        case .changedSize(let name, let cType, let array, let isOptional, let what):
            let variable = Passing.variable(name)
            let count = "\(Spelling.local(array))\(isOptional ? "?" : "").count"
            let number = isOptional ? "(\(count) ?? 0)" : count
            lines.append("var \(variable): \(cType) = exactInteger(\(number), \"\(what)\")")
            return "&\(variable)"
        case .filled(let name, let room, _):
            let variable = Passing.variable(name)
            switch room {
            case .number(let cType, let before): lines.append("var \(variable): \(cType) = \(before)")
            case .enumeration(let cType): lines.append("var \(variable) = \(cType)(rawValue: 0)")
            case .structure(let cType): lines.append("var \(variable) = \(cType)()")
            case .pointer(let cType): lines.append("var \(variable): \(cType)")
            case .allocated(let allocator):
                lines.append("let \(variable) = \(allocator)()")
                return variable
            case .sizedArray(let cType):
                lines.append("let \(variable) = emptySizedArray(of: \(cType).self)")
                return variable
            case .value:
                lines.append("let \(variable) = Value()")
                return "\(variable).pointer"
            }
            return "&\(variable)"
        case .room(let name, let size, let what):
            let variable = Passing.variable(name)
            lines.append("let \(variable) = ReadBuffer(\(Spelling.local(size)), \"\(what)\")")
            return "\(variable).pointer"
        case .size(let size, let name, let isOptional, let what):
            let value = Spelling.local(name)
            let chain = isOptional ? "?" : ""
            let number =
                switch size {
                case .upperBound: "\(value).upperBound"
                case .count: "\(value)\(chain).count"
                case .utf8: "\(Passing.variable(name))\(chain).utf8.count"
                case .unicodeScalars: "\(Passing.variable(name))\(chain).unicodeScalars.count"
                }
            return "exactInteger(\(isOptional ? "(\(number) ?? 0)" : number), \"\(what)\")"
        case .closureData(let name): return Passing.data(name)
        case .closureRelease(let name, let isOptional):
            return isOptional ? "\(Passing.data(name)) == nil ? nil : releaseBox" : "releaseBox"
        case .null: return "nil"
        case .cancellable: return "cancellable"
        case .completion: return "completion"
        case .completionData: return "completionData"
        case .asynchronousResult: return "finished.pointer"
        }
    }
}
