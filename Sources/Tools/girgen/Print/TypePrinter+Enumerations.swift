// Prints enumerations, flags and error codes.

extension TypePrinter {
    func printEnumeration(_ type: TypeDeclaration, _ form: Enumeration) {
        let name = type.name.name
        let registered: (String, String) -> String = { type.getType == nil ? $1 : $0 }
        switch form.form {
        case .cases(let isClosed):
            writer.block("public enum \(name): \(registered("EnumValue, ", ""))Hashable, Sendable") {
                printCases(type, form)
                if isClosed { printNumber(type) }
            }
        case .flags:
            let conformance = registered("FlagsValue", "OptionSet")
            writer.block("public struct \(name): \(conformance), Hashable, Sendable") { printMembers(type, form) }
        case .errorCodes(let domain):
            // Error codes are a structure with static members, so that `catch IOErrorEnum.notFound` calls the operator
            // `~=`, which compares the code with a `GLibError`.
            writer.block("public struct \(name): GLibErrorCode\(registered(", EnumValue", ""))") {
                writer.line("public static var errorDomain: String { \(Spelling.literal(domain)) }")
                printMembers(type, form)
            }
        }
    }

    private func printMember(_ member: Enumeration.Case, of name: String, _ value: String) {
        writer.when(member.condition, isSpaced: false) {
            writer.lines(documentation.comment(member.documentation))
            writer.line("public static var \(Spelling.declared(member.name)): \(name) { \(value) }")
        }
    }

    private func printType(_ type: TypeDeclaration) {
        if let getType = type.getType { writer.line("public static var valueType: GType { \(getType)() }") }
    }

    /// Prints the raw value and the members of a structure.
    private func printMembers(_ type: TypeDeclaration, _ form: Enumeration) {
        let name = type.name.name
        printType(type)
        writer.line("public let rawValue: Int")
        writer.block("public init(rawValue: Int)") { writer.line("self.rawValue = rawValue") }
        writer.space()
        for member in form.cases {
            let isEmpty = form.form == .flags && member.number == "0"
            printMember(member, of: name, isEmpty ? "[]" : "\(name)(rawValue: \(member.number))")
        }
    }

    private func printCases(_ type: TypeDeclaration, _ form: Enumeration) {
        // A case that is newer than the type is a static property, so that a `switch` without it is complete.
        let cases = form.cases.filter { $0.original == nil && !$0.condition.isLater(than: type.condition) }
        for member in cases {
            writer.lines(documentation.comment(member.documentation))
            writer.line("case \(Spelling.declared(member.name))")
        }
        writer.line("/// An unknown value, for example from a newer version of the C library.")
        writer.line("case unrecognized(Int)")
        for member in form.cases {
            if let original = member.original {
                printMember(member, of: type.name.name, ".\(original)")
            } else if member.condition.isLater(than: type.condition) {
                printMember(member, of: type.name.name, ".unrecognized(\(member.number))")
            }
        }
        writer.space()
        printType(type)
        let names = cases.map { ".\(Spelling.declared($0.name))" }
        writer.block("public init(rawValue: Int)") {
            let values = zip(cases, names).map { ($0.number, "self = \($1)", nil as Condition?) }
            writer.cases(of: "rawValue", values, default: "default: self = .unrecognized(rawValue)")
        }
        writer.block("public var rawValue: Int") {
            let numbers = zip(names, cases).map { ($0, $1.number, nil as Condition?) }
            writer.cases(of: "self", numbers, default: "case .unrecognized(let rawValue): rawValue")
        }
    }

    private func printNumber(_ type: TypeDeclaration) {
        writer.block("@_spi(Binding) public func number(for what: StaticString) -> Int", isJoined: true) {
            let refusal =
                type.getType == nil
                ? "undeclared(number, \"\(type.cType)\", what)" : "requireDeclared(number, by: Self.self, what)"
            writer.line("if case .unrecognized(let number) = self { \(refusal) }")
            writer.line("return rawValue")
        }
    }
}
