/// Prints records that are Swift values, and enumerations and flags.
struct StructurePrinter {
    let conversion: Conversion
    let documentation: Documentation

    // MARK: Records

    func print(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        guard let compound = declaration.compound else { return }
        let fields = declaration.category == .value ? compound.fields.filter { $0.type != nil } : []
        let namespace = declaration.namespace
        let kinds = fields.map { conversion.library.kind(of: $0.type ?? GIRType(name: "none"), in: namespace) }
        let names = fields.map { Naming.lowerCamel($0.name) }
        let cName = conversion.cName(declaration.cType)
        let base = declaration.getType == nil ? "PlainStruct" : "BoxedValue"
        let isPlain = declaration.category == .value
        writer.line(documentation.line([declaration.cType], compound.info, page: "struct.\(declaration.name)"))
        writer.block("public struct \(declaration.swiftName): \(base)\(isPlain ? ", Hashable, Sendable" : "")") {
            writer in
            writer.line("@usableFromInline package var cValue: \(cName)")
            if let getType = declaration.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
            writer.space()
            if let owner = Overrides.structureOwners[declaration.girName] {
                printOwner(owner, cName, to: &writer)
            } else {
                writer.block("@usableFromInline package init(cValue: \(cName))") { $0.line("self.cValue = cValue") }
            }
            if isPlain || Overrides.structuresThatMayBeZero.contains(declaration.girName) {
                writer.space()
                writer.line("/// All zero.")
                writer.block("public init()") { $0.line("cValue = \(cName)()") }
            }
            guard isPlain else { return }
            writer.space()
            let parameters = zip(names, kinds).map { "\(Naming.local($0)): \(conversion.swiftType($1))" }
            writer.line("/// Sets each field.")
            writer.block("public init(\(parameters.joined(separator: ", ")))") { writer in
                writer.line("self.init()")
                for name in names { writer.line("self.\(Naming.declared(name)) = \(Naming.local(name))") }
            }
            for index in fields.indices {
                printField(fields[index], names[index], kinds[index], declaration, to: &writer)
            }
            printEquality(names, declaration, to: &writer)
        }
    }

    /// Prints how a structure that points into something keeps that alive.
    private func printOwner(_ owner: String, _ cName: String, to writer: inout Writer) {
        writer.line("/// Keeps alive what the structure points into.")
        writer.line("private let owner: AnyObject?")
        writer.space()
        writer.block("@usableFromInline package init(cValue: \(cName))") {
            $0.line("self.init(cValue: cValue, owner: \(owner))")
        }
        writer.space()
        writer.block("package init(cValue: \(cName), owner: AnyObject?)") { writer in
            writer.line("self.cValue = cValue")
            writer.line("self.owner = owner")
        }
    }

    private func printField(
        _ field: GIRField,
        _ name: String,
        _ kind: Kind,
        _ declaration: Declaration,
        to writer: inout Writer
    ) {
        let place = "cValue.\(Naming.declared(field.name))"
        let cType = field.type?.cType
        let value = conversion.value(
            kind,
            place,
            cType: cType,
            transfer: .none,
            isNullable: false,
            function: "\(declaration.cType).\(field.name)",
            isByReference: false
        )
        let parameter = CallPlan.Parameter(
            gir: GIRParameter(name: field.name, type: field.type ?? GIRType(name: "none")),
            kind: kind,
            role: .argument,
            name: "newValue"
        )
        writer.space()
        writer.line("/// The field `\(field.name)`.")
        writer.block("public var \(Naming.declared(name)): \(conversion.swiftType(kind))") { writer in
            writer.line("get { \(value) }")
            writer.line("set { \(place) = \(conversion.argument(parameter, function: declaration.cType).expression) }")
        }
    }

    private func printEquality(_ names: [String], _ declaration: Declaration, to writer: inout Writer) {
        let name = declaration.swiftName
        let comparisons = names.map { "left.\($0) == right.\($0)" }
        writer.space()
        writer.block("public static func == (left: \(name), right: \(name)) -> Bool") {
            $0.line(comparisons.isEmpty ? "true" : comparisons.joined(separator: " && "))
        }
        writer.space()
        writer.block("public func hash(into hasher: inout Hasher)") { writer in
            for name in names {
                writer.line("hasher.combine(\(name == "hasher" ? "self." : "")\(Naming.declared(name)))")
            }
        }
    }

    // MARK: Enumerations

    func printEnumeration(_ declaration: Declaration, to writer: inout Writer) {
        guard let enumeration = declaration.enumeration else { return }
        if enumeration.isFlags {
            printFlags(declaration, enumeration, to: &writer)
        } else if let domain = enumeration.errorDomain {
            printErrorCodes(declaration, enumeration, domain, to: &writer)
        } else {
            printCases(declaration, enumeration, to: &writer)
        }
    }

    private func printCases(_ declaration: Declaration, _ enumeration: GIREnumeration, to writer: inout Writer) {
        var seen: [String: String] = [:]
        var cases: [(name: String, member: GIRMember)] = []
        var aliases: [(name: String, original: String, member: GIRMember)] = []
        for member in enumeration.members {
            let name = Naming.lowerCamel(member.name)
            if cases.contains(where: { $0.name == name }) { continue }
            if let original = seen[member.value] {
                aliases.append((name, original, member))
            } else {
                seen[member.value] = name
                cases.append((name, member))
            }
        }
        let conformance = declaration.getType == nil ? "Hashable, Sendable" : "EnumValue, Hashable, Sendable"
        writer.line(
            documentation.line([declaration.cType], enumeration.info, page: "enum.\(declaration.name)")
        )
        writer.block("public enum \(declaration.swiftName): \(conformance)") { writer in
            for (name, member) in cases {
                writer.line("/// `\(member.cIdentifier)`.")
                writer.line("case \(Naming.declared(name))")
            }
            writer.line("/// A value that a newer library has and this one does not know.")
            writer.line("case unrecognized(Int)")
            for (name, original, member) in aliases {
                writer.space()
                writer.line("/// `\(member.cIdentifier)`.")
                writer.line("public static var \(Naming.declared(name)): \(declaration.swiftName) { .\(original) }")
            }
            if let getType = declaration.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
            writer.space()
            writer.block("public init(rawValue: Int)") { writer in
                writer.line("switch rawValue {")
                for (name, member) in cases { writer.line("case \(member.value): self = .\(Naming.declared(name))") }
                writer.line("default: self = .unrecognized(rawValue)")
                writer.line("}")
            }
            writer.space()
            writer.block("public var rawValue: Int") { writer in
                writer.line("switch self {")
                for (name, member) in cases { writer.line("case .\(Naming.declared(name)): \(member.value)") }
                writer.line("case .unrecognized(let rawValue): rawValue")
                writer.line("}")
            }
            guard Conversion.isClosed(declaration) else { return }
            writer.space()
            writer.line("/// The C value; one that C does not declare traps, with what it is for.")
            writer.block("package func number(for what: StaticString) -> Int") { writer in
                let refusal =
                    declaration.getType == nil
                    ? "undeclared(number, \"\(declaration.cType)\", what)"
                    : "requireDeclared(number, by: Self.self, what)"
                writer.line("if case .unrecognized(let number) = self { \(refusal) }")
                writer.line("return rawValue")
            }
        }
    }

    /// Codes are a structure, as Swift's patterns take a member of an enumeration for nothing but one of its own cases.
    private func printErrorCodes(
        _ declaration: Declaration,
        _ enumeration: GIREnumeration,
        _ domain: String,
        to writer: inout Writer
    ) {
        let name = declaration.swiftName
        let conformance = declaration.getType == nil ? "GLibErrorCode" : "GLibErrorCode, EnumValue"
        writer.line(documentation.line([declaration.cType], enumeration.info, page: "error.\(declaration.name)"))
        writer.block("public struct \(name): \(conformance)") { writer in
            writer.line("public static var errorDomain: String { \"\(domain)\" }")
            writer.space()
            writer.line("public let rawValue: Int")
            writer.space()
            writer.block("public init(rawValue: Int)") { $0.line("self.rawValue = rawValue") }
            var seen: Set<String> = []
            for member in enumeration.members where seen.insert(Naming.lowerCamel(member.name)).inserted {
                let code = Naming.declared(Naming.lowerCamel(member.name))
                writer.space()
                writer.line("/// `\(member.cIdentifier)`.")
                writer.line("public static var \(code): \(name) { \(name)(rawValue: \(member.value)) }")
            }
            if let getType = declaration.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
        }
    }

    private func printFlags(_ declaration: Declaration, _ enumeration: GIREnumeration, to writer: inout Writer) {
        let conformance =
            declaration.getType == nil ? "OptionSet, Hashable, Sendable" : "FlagsValue, Hashable, Sendable"
        let name = declaration.swiftName
        writer.line(documentation.line([declaration.cType], enumeration.info, page: "flags.\(declaration.name)"))
        writer.block("public struct \(name): \(conformance)") { writer in
            writer.line("public let rawValue: Int")
            writer.space()
            writer.block("public init(rawValue: Int)") { $0.line("self.rawValue = rawValue") }
            var seen: Set<String> = []
            for member in enumeration.members where seen.insert(Naming.lowerCamel(member.name)).inserted {
                writer.space()
                writer.line("/// `\(member.cIdentifier)`.")
                let value = member.value == "0" ? "[]" : "\(name)(rawValue: \(member.value))"
                writer.line(
                    "public static var \(Naming.declared(Naming.lowerCamel(member.name))): \(name) { \(value) }"
                )
            }
            if let getType = declaration.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
        }
    }
}
