// Prints the closure types for C callbacks, and the C functions that call the closures.

extension TypePrinter {
    func print(_ callback: Callback) {
        let types = callback.arguments.map { "_ \(Spelling.local($0.name)): \($0.type.spelled(in: module))" }
        let result = callback.result?.type ?? .void
        let type = "(\(types.joined(separator: ", "))) -> \(result.spelled(in: module))"
        writer.lines(documentation.comment(callback.documentation))
        writer.line("public typealias \(callback.name.name) = @MainActor \(type)")
        writer.line()
        for isOnce in [false, true] { printTrampoline(callback, isOnce) }
    }

    private func printTrampoline(_ callback: Callback, _ isOnce: Bool) {
        let name = callback.name.trampoline(isOnce: isOnce)
        let names = (0..<callback.parameterCount).map { "argument\($0)" }
        let kept = "Calls the Swift closure that C stores as user data, unless the closure has been cancelled."
        writer.line("/// " + (isOnce ? "Calls a closure once, and releases it." : kept))
        writer.block("@_spi(Binding) public let \(name): \(callback.importedType) =", naming: names) {
            let reason = "`assumeMainThread` calls the closure on this thread before it returns."
            if !callback.pointers.isEmpty {
                let copies = callback.pointers.map { "argument\($0) = argument\($0)" }.joined(separator: ", ")
                writer.lines(["// This is safe because \(reason)", "nonisolated(unsafe) let \(copies)"])
            }
            let entry = "assumeMainThread(in: \"\(callback.cType)\")"
            writer.block("\(callback.result == nil ? "" : "return ")\(entry)") {
                let function = "let function: \(callback.name.name) ="
                let data = "argument\(callback.dataPlace)"
                if isOnce {
                    writer.line("\(function) takeBoxedFunction(\(data))")
                } else {
                    let ending = callback.ended.map { "return \($0)" } ?? "return"
                    writer.line("guard \(function) keptFunction(\(data)) else { \(ending) }")
                }
                let values = callback.arguments.map { $0.value(from: callback.cType, in: module) { names[$0] } }
                let call = "function(\(values.joined(separator: ", ")))"
                guard let result = callback.result else { return writer.line(call) }
                let isFlag = result.passing.expression(of: "$", isOptional: result.type.isOptional) == "$ ? 1 : 0"
                if !isFlag { writer.line("let returned = \(call)") }
                let value = isFlag ? call : "returned"
                writer.line("return \(result.passing.expression(of: value, isOptional: result.type.isOptional))")
            }
        }
    }
}
