extension TypePrinter {
    func print(_ signal: Signal) {
        let output = signal.output.spelled(in: module)
        let result = signal.result?.type.spelled(in: module)
        let type = result.map { "ReturningSignal<\(output), \($0)>" } ?? "Signal<\(output)>"
        let name = Spelling.declared(signal.name)
        func write(_ comment: Documentation, _ header: String, _ cName: String) {
            documentation.print(comment, to: writer)
            writer.block("public \(header) \(type)") { writer.lines(value(signal, cName)) }
        }
        write(signal.documentation, "var \(name):", "\"\(signal.cName)\"")
        if let comment = signal.detailDocumentation {
            write(comment, "func \(name)(detail: String) ->", "\"\(signal.cName)::\\(detail)\"")
        }
        if let emitter = signal.emitter { printEmitter(signal, emitter, result) }
    }

    private func value(_ signal: Signal, _ name: String) -> [String] {
        let decoded = decoded(signal)
        let callback = "callback: SignalTrampolines.\(signal.abi.name)"
        guard let result = signal.result else {
            if signal.abi.isPlain { return ["Signal(self, \(name), .void)"] }
            return ["Signal(self, \(name), SignalShape(\(callback)) { arguments in"] + decoded.map { "    " + $0 }
                + ["})"]
        }
        let register = signal.abi.result?.swiftType ?? "Void"
        var value = result.passing.expression(of: "value", isOptional: result.type.isOptional)
        if case .text = result.passing { value = "UnsafeMutableRawPointer(\(value))" }
        let decode =
            signal.abi.parameters.isEmpty
            ? ["    decode: { _ in },"] : ["    decode: { arguments in"] + decoded.map { "        " + $0 } + ["    },"]
        let encode = "    encode: { value, result in result.storeBytes(of: \(value), as: \(register).self) }"
        return ["ReturningSignal(self, \(name), ReturningSignalShape(", "    \(callback),"] + decode + [encode, "))"]
    }

    /// Returns the statements that convert C values to Swift values. `arguments` points to the C values.
    private func decoded(_ signal: Signal) -> [String] {
        let registers = signal.abi.parameters.map(\.swiftType)
        let isSingle = registers.count == 1
        let loaded = isSingle ? registers[0] : "(\(registers.joined(separator: ", ")))"
        let values = signal.arguments.map { argument in
            let value = argument.value(from: "the signal \(signal.cName)", in: module) { place in
                isSingle ? "values" : "values.\(place)"
            }
            let label = argument.label.map { Spelling.local($0) + ": " } ?? ""
            return signal.arguments.count == 1 ? value : label + value
        }
        let returned = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        return ["let values = arguments.load(as: \(loaded).self)", "return \(returned)"]
    }

    private func printEmitter(_ signal: Signal, _ emitter: String, _ result: String?) {
        let list = signal.arguments.enumerated().map { index, argument in
            let label = index == 0 || argument.label == nil ? "_ " : ""
            return "\(label)\(Spelling.local(argument.name)): \(argument.type.spelled(in: module))"
        }.joined(separator: ", ")
        let values = signal.arguments.map { Spelling.local($0.name) }.joined(separator: ", ")
        documentation.print(signal.emitterDocumentation ?? signal.documentation, to: writer)
        let attribute = result == nil ? "" : "@discardableResult "
        writer.block("\(attribute)public func \(emitter)(\(list))\(result.map { " -> " + $0 } ?? "")") {
            writer.line("emit(\"\(signal.cName)\", [\(values)])")
        }
    }
}
