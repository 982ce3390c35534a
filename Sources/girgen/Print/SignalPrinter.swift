/// Prints signals, and the C functions that take their emissions.
struct SignalPrinter {
    let conversion: Conversion
    let documentation: Documentation

    /// A C type as a register holds it.
    enum Register: String, Hashable {
        case int8, uint8, int16, uint16, int32, uint32, int, uint, float, double, pointer

        var swift: String {
            switch self {
            case .int8: "Int8"
            case .uint8: "UInt8"
            case .int16: "Int16"
            case .uint16: "UInt16"
            case .int32: "Int32"
            case .uint32: "UInt32"
            case .int: "Int"
            case .uint: "UInt"
            case .float: "Float"
            case .double: "Double"
            case .pointer: "UnsafeMutableRawPointer?"
            }
        }
    }

    /// The C types of a signal's handlers.
    struct Shape: Hashable {
        var parameters: [Register]
        var result: Register?

        var name: String {
            let names = parameters.map(\.rawValue)
            let first = names.first ?? "plain"
            let rest = names.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let result = result.map { "Returning" + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() } ?? ""
            return first + rest + result
        }
    }

    static func register(_ kind: Kind) -> Register {
        switch kind {
        case .bool: return .int32
        case .character, .flags: return .uint32
        case .enumeration(let declaration): return declaration.isSigned ? .int32 : .uint32
        case .type: return .uint
        case .float: return .float
        case .double: return .double
        case .integer(let name):
            switch name {
            case "gchar", "gint8": return .int8
            case "guchar", "guint8": return .uint8
            case "gint16", "gshort": return .int16
            case "guint16", "gushort": return .uint16
            case "guint", "guint32": return .uint32
            case "gint64", "glong", "gssize", "gintptr", "goffset": return .int
            case "guint64", "gulong", "gsize", "guintptr": return .uint
            default: return .int32
            }
        default: return .pointer
        }
    }

    static func shape(_ signal: SignalPlan) -> Shape {
        Shape(
            parameters: signal.parameters.map { register($0.kind) },
            result: signal.resultKind == .none ? nil : register(signal.resultKind)
        )
    }

    // MARK: Signals

    func print(_ signal: SignalPlan, of declaration: Declaration, to writer: inout Writer) {
        let name = signal.gir.info.name
        let output = outputType(signal)
        let result = conversion.swiftType(
            signal.resultKind,
            isNullable: signal.gir.result.isNullable && signal.resultKind.isPointer
        )
        let isReturning = signal.resultKind != .none
        let type = isReturning ? "ReturningSignal<\(output), \(result)>" : "Signal<\(output)>"
        let comment = documentation.line(
            [declaration.typeName + "::" + name],
            signal.gir.info,
            page: "signal.\(declaration.name).\(name)"
        )
        let attribute = documentation.attribute(signal.gir.info)
        func write(_ header: String, _ nameExpression: String, _ writer: inout Writer) {
            writer.space()
            writer.line(comment)
            if let attribute { writer.line(attribute) }
            writer.block(header) { writer in
                writer.lines(self.value(signal, isReturning, nameExpression))
            }
        }
        write("public var \(Naming.declared(signal.name)): \(type)", "\"\(name)\"", &writer)
        if signal.gir.isDetailed {
            write(
                "public func \(Naming.declared(signal.name))(detail: String) -> \(type)",
                "\"\(name)::\\(detail)\"",
                &writer
            )
        }
        if let emitter = signal.emitter { printEmitter(signal, emitter, comment, result, to: &writer) }
    }

    private func value(_ signal: SignalPlan, _ isReturning: Bool, _ name: String) -> [String] {
        let shape = SignalPrinter.shape(signal)
        let arguments = decoded(signal)
        if !isReturning {
            if signal.parameters.isEmpty { return ["Signal(self, \(name), .void)"] }
            return ["Signal(self, \(name), SignalShape(callback: SignalTrampolines.\(shape.name)) { arguments in"]
                + arguments.map { "    " + $0 } + ["})"]
        }
        let register = SignalPrinter.register(signal.resultKind).swift
        var lines = ["ReturningSignal("]
        lines.append("    self,")
        lines.append("    \(name),")
        lines.append("    ReturningSignalShape(")
        lines.append("        callback: SignalTrampolines.\(shape.name),")
        if signal.parameters.isEmpty {
            lines.append("        decode: { _ in },")
        } else {
            lines.append("        decode: { arguments in")
            lines += arguments.map { "            " + $0 }
            lines.append("        },")
        }
        lines.append("        encode: { value, result in")
        lines.append("            result.storeBytes(of: \(encoded(signal)), as: \(register).self)")
        lines.append("        }")
        lines.append("    )")
        lines.append(")")
        return lines
    }

    private var arguments: (SignalPlan) -> [CallPlan.Parameter] { { $0.parameters.filter { $0.role == .argument } } }

    private func outputType(_ signal: SignalPlan) -> String {
        let parts = arguments(signal)
        func type(_ parameter: CallPlan.Parameter) -> String {
            conversion.swiftType(parameter.kind, isNullable: parameter.gir.isNullable && parameter.kind.isPointer)
        }
        if parts.isEmpty { return "Void" }
        if parts.count == 1 { return type(parts[0]) }
        return "(" + parts.map { (label($0).map { $0 + ": " } ?? "") + type($0) }.joined(separator: ", ") + ")"
    }

    /// The label of a signal's argument; none for the names that introspection makes up where nobody gave any.
    private func label(_ parameter: CallPlan.Parameter) -> String? {
        if let label = parameter.label { return Naming.local(Naming.lowerCamel(label)) }
        let name = parameter.gir.name
        let isMadeUp = name == "object" || (name.first == "p" && Int(name.dropFirst()) != nil)
        return isMadeUp ? nil : Naming.local(parameter.name)
    }

    private func decoded(_ signal: SignalPlan) -> [String] {
        let registers = signal.parameters.map { SignalPrinter.register($0.kind).swift }
        let isSingle = registers.count == 1
        let loaded = isSingle ? registers[0] : "(" + registers.joined(separator: ", ") + ")"
        let values = signal.parameters.indices.filter { signal.parameters[$0].role == .argument }.map { index in
            let parameter = signal.parameters[index]
            let length = signal.parameters.firstIndex { $0.role == .length(of: index) }
            let element = isSingle ? "values" : "values.\(index)"
            return (
                label(parameter).map { $0 + ": " } ?? "",
                value(parameter, element, signal, length.map { "Int(values.\($0))" })
            )
        }
        let returned =
            values.count == 1
            ? values[0].1 : "(" + values.map { $0.0 + $0.1 }.joined(separator: ", ") + ")"
        return ["let values = arguments.load(as: \(loaded).self)", "return \(returned)"]
    }

    private func value(
        _ parameter: CallPlan.Parameter,
        _ element: String,
        _ signal: SignalPlan,
        _ length: String?
    ) -> String {
        switch parameter.kind {
        case .enumeration(let declaration), .flags(let declaration):
            return "\(conversion.library.swiftName(declaration, in: conversion.module))(rawValue: Int(\(element)))"
        default:
            // Whatever GIR says of its C type, a register holds a plain pointer.
            var conversion = conversion
            conversion.isCalledFromC = true
            return conversion.value(
                parameter.kind,
                element,
                cType: nil,
                transfer: .none,
                isNullable: parameter.gir.isNullable && parameter.kind.isPointer,
                function: "the signal \(signal.gir.info.name)",
                length: length
            )
        }
    }

    private func encoded(_ signal: SignalPlan) -> String {
        let text = (signal.gir.result.isNullable ? "optional: " : "") + "value"
        let what = "what a handler of \(signal.gir.info.name) returned"
        switch signal.resultKind {
        case .bool: return "value ? 1 : 0"
        case .integer: return "exactInteger(value, \"\(signal.gir.info.name)\")"
        case .float: return "Float(value)"
        case .enumeration(let declaration):
            return "\(declaration.isSigned ? "Int32" : "UInt32")(truncatingIfNeeded: value.rawValue)"
        case .flags: return "UInt32(truncatingIfNeeded: value.rawValue)"
        case .string: return "UnsafeMutableRawPointer(g_strdup(terminated(\(text), \"\(what)\")))"
        case .fileName: return "UnsafeMutableRawPointer(FileNames.duplicate(\(text), \"\(what)\"))"
        case .object, .owner, .interface:
            let isNullable = signal.gir.result.isNullable
            let address = conversion.address(signal.resultKind, isConsumed: signal.gir.result.transfer == .full)
            return "value\(isNullable ? "?" : "").\(address)"
        default: return "value"
        }
    }

    private func printEmitter(
        _ signal: SignalPlan,
        _ emitter: String,
        _ comment: String,
        _ result: String,
        to writer: inout Writer
    ) {
        let parts = arguments(signal)
        let list = parts.enumerated().map { index, parameter in
            let type = conversion.swiftType(
                parameter.kind,
                isNullable: parameter.gir.isNullable && parameter.kind.isPointer
            )
            return (index == 0 || label(parameter) == nil ? "_ " : "") + "\(Naming.local(parameter.name)): \(type)"
        }.joined(separator: ", ")
        let values = parts.map { Naming.local($0.name) }.joined(separator: ", ")
        writer.space()
        writer.line(comment.replacing("/// ", with: "/// Emits ", maxReplacements: 1))
        if let attribute = documentation.attribute(signal.gir.info) { writer.line(attribute) }
        if signal.resultKind == .none {
            writer.block("public func \(emitter)(\(list))") {
                $0.line("emit(\"\(signal.gir.info.name)\", [\(values)])")
            }
        } else {
            writer.line("@discardableResult")
            writer.block("public func \(emitter)(\(list)) -> \(result)") {
                $0.line("emit(\"\(signal.gir.info.name)\", [\(values)])")
            }
        }
    }

    // MARK: Trampolines

    /// Prints the C functions for all shapes.
    static func printTrampolines(_ shapes: [Shape], to writer: inout Writer) {
        writer.line(
            "/// The C functions that GLib calls at an emission, one for each list of C types that signals have."
        )
        writer.block("package enum SignalTrampolines") { writer in
            for shape in shapes.sorted(by: { $0.name < $1.name }) {
                writer.space()
                printTrampoline(shape, to: &writer)
            }
        }
    }

    private static func printTrampoline(_ shape: Shape, to writer: inout Writer) {
        let result = shape.result?.swift ?? "Void"
        let parameters = ["UnsafeMutableRawPointer"] + shape.parameters.map(\.swift) + ["UnsafeMutableRawPointer"]
        let names = shape.parameters.indices.map { "argument\($0)" }
        let emitter = names.isEmpty ? "emitter" : "_"
        writer.line("package static let \(shape.name): GCallback = {")
        writer.line("    let callback: @convention(c) (\(parameters.joined(separator: ", "))) -> \(result) = {")
        writer.line("        \(([emitter] + names + ["connection"]).joined(separator: ", ")) in")
        if let returned = shape.result {
            writer.line("        var result: \(returned.swift) = \(returned == .pointer ? "nil" : "0")")
        }
        let deliver =
            shape.result == nil ? "deliver($0, to: connection)" : "deliverReturning($0, &result, to: connection)"
        if names.isEmpty {
            let expression = deliver.replacing("$0", with: "UnsafeRawPointer(emitter)")
            writer.line("        SignalArguments.\(expression)")
        } else {
            writer.line(
                "        var arguments = \(names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")")"
            )
            writer.line("        withUnsafePointer(to: &arguments) { SignalArguments.\(deliver) }")
        }
        if shape.result != nil { writer.line("        return result") }
        writer.line("    }")
        writer.line("    return unsafeBitCast(callback, to: GCallback.self)")
        writer.line("}()")
    }
}
