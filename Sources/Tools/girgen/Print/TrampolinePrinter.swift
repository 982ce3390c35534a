// Prints the trampolines of signals, which are the C functions that receive signal emissions.

extension TypePrinter {
    /// - Parameter shapes: The signatures of the signals, with the traits that they require.
    func printTrampolines(_ shapes: [SignalABI: Condition?]) {
        writer.line("/// The C functions that GLib calls to run signal handlers, one for each list of parameter types.")
        writer.block("enum SignalTrampolines") {
            for (shape, condition) in shapes.sorted(by: { $0.key.name < $1.key.name }) {
                writer.when(condition) {
                    writer.space()
                    printTrampoline(shape)
                }
            }
        }
    }

    private func printTrampoline(_ shape: SignalABI) {
        let result = shape.result?.swiftType ?? "Void"
        let types = (["UnsafeMutableRawPointer"] + shape.parameters.map(\.swiftType) + ["UnsafeMutableRawPointer"])
        let names = shape.parameters.indices.map { "argument\($0)" }
        let all = [names.isEmpty ? "emitter" : "_"] + names + ["connection"]
        writer.line("static let \(shape.name): GCallback = {")
        writer.line("    let callback: @convention(c) (\(types.joined(separator: ", "))) -> \(result) = {")
        writer.line("        \(all.joined(separator: ", ")) in")
        if let result = shape.result {
            writer.line("        var result: \(result.swiftType) = \(result == .pointer ? "nil" : "0")")
        }
        func deliver(_ arguments: String) -> String {
            let call = shape.result == nil ? "deliver(\(arguments)" : "deliverReturning(\(arguments), &result"
            return "SignalArguments.\(call), to: connection)"
        }
        if names.isEmpty {
            writer.line("        \(deliver("UnsafeRawPointer(emitter)"))")
        } else {
            let tuple = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
            writer.line("        var arguments = \(tuple)")
            writer.line("        withUnsafePointer(to: &arguments) { \(deliver("$0")) }")
        }
        if shape.result != nil { writer.line("        return result") }
        writer.lines(["    }", "    return unsafeBitCast(callback, to: GCallback.self)", "}()"])
    }
}

extension SignalABI.Register {
    /// The Swift type of the values of this C type.
    var swiftType: String {
        switch self {
        case .uint8, .uint16, .uint32, .uint: "UI" + rawValue.dropFirst(2)
        case .pointer: "UnsafeMutableRawPointer?"
        default: Naming.upperFirst(rawValue)
        }
    }
}
