extension TypePrinter {
    /// - Parameter isAdded: If it's true, the initializer is in an extension, which can't contain designated ones.
    func printInitializer(_ initializer: Initializer, isAdded: Bool = false) {
        documentation.print(initializer.documentation, to: writer)
        let parameters = calls.parameterList(initializer.parameters)
        let preparation = initializer.preparation
        switch initializer.making {
        case .properties(let settings, let later, let statements, let checks, let isOverride):
            let values = settings.map { "\"\($0.property)\": \(value($0.value))" }.joined(separator: ", ")
            let kind = isAdded ? "convenience " : isOverride ? "override " : ""
            let target = isAdded ? "self" : "super"
            writer.block("public \(kind)init(\(parameters))") {
                writer.lines(checks.map(\.statement))
                writer.line(values.isEmpty ? "\(target).init()" : "\(target).init(properties: [\(values)])")
                for setting in later { writer.line("self.\(setting.name) = \(plainValue(setting.value))") }
                writer.lines(statements)
            }
        case .structure(let call, let cType):
            writer.block("public init(\(parameters))") {
                if let preparation { writer.line(preparation.statement(in: module)) }
                writer.line("self.init(cValue: \(cType)())")
                writer.lines(calls.body(call, ending: .dropped))
            }
        case .room(let call, let allocator, let isOpaque):
            writer.block("public convenience init(\(parameters))") {
                if let preparation { writer.line(preparation.statement(in: module)) }
                writer.line("let room = \(allocator)()")
                writer.lines(calls.body(call, ending: .dropped))
                let room = isOpaque ? "UnsafeRawPointer(room)" : "room"
                writer.line("self.init(taking: requiredPointer(\(room), \"\(allocator)\"))")
            }
        case .call(let call, let wrapping, let isFailable, let isOpaque):
            var access = "public convenience"
            if case .structure = wrapping { access = "public" }
            writer.block("\(access) init\(isFailable ? "?" : "")(\(parameters))\(calls.effects(call))") {
                // The C function creates an object of the C class, and never of a Swift subclass.
                if case .object = wrapping { writer.line("Self.requireWrapperClass(for: \"\(call.cName)\")") }
                writer.lines(calls.body(call, after: preparation, ending: .kept))
                printWrapping(wrapping, call, isFailable: isFailable, isOpaque: isOpaque)
            }
        }
    }

    /// Returns the expression for a value that is passed to `init(properties:)`.
    private func value(_ value: Initializer.Setting.Value) -> String {
        guard case .parameter(let name, let type) = value else { return plainValue(value) }
        let local = Spelling.local(name)
        return switch type.wrapped {
        case .interface: "\(local) as Object\(type.isOptional ? "?" : "")"
        case .fileName: type.isOptional ? "\(local).map { FileNameText($0) }" : "FileNameText(\(local))"
        default: local
        }
    }

    private func plainValue(_ value: Initializer.Setting.Value) -> String {
        switch value {
        case .literal(let text): text
        case .parameter(let name, _): Spelling.local(name)
        }
    }

    /// Prints the statements that turn the variable `returned` into an object.
    private func printWrapping(_ wrapping: Initializer.Wrapping, _ call: Call, isFailable: Bool, isOpaque: Bool) {
        let pointer = isOpaque || isFailable ? "UnsafeRawPointer(returned)" : "returned"
        let address = "UnsafeMutableRawPointer(mutating: \(pointer))"
        if isFailable { writer.line("guard let address = \(address) else { return nil }") }
        let taken = isFailable ? "address" : "requiredPointer(\(pointer), \"\(call.last.cName)\")"
        switch wrapping {
        case .object(let transfer):
            writer.line("self.init(wrapping: \(taken), transfer: .\(transfer))")
            for case .given(let name, _, .closure(let kept), _) in call.arguments where kept.keeper == .madeObject {
                writer.line("recordKeptClosure(\(Passing.data(name)))")
            }
        case .structure(let name, let transfer):
            writer.line("self = \(name.spelled(in: module)).fromPointer(\(taken), transfer: .\(transfer))")
        case .record(let isCopied): writer.line("self.init(\(isCopied ? "copying" : "taking"): \(taken))")
        }
    }
}
