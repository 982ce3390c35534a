// Prints the classes that own records, and the structures that are records.

extension TypePrinter {
    // MARK: Classes

    func printRecord(_ type: TypeDeclaration, _ form: RecordClass, to writer: inout Writer) {
        writer.block("public final class \(type.name.name): Boxed") { writer in
            if let getType = type.getType {
                writer.line("public override class var boxedType: GType { \(getType)() }")
            }
            switch form.copying {
            case .registered: break
            case .permanent:
                printCopying("pointer", to: &writer)
                writer.line("@_spi(Binding) public override class func free(_ pointer: UnsafeMutableRawPointer) {}")
            case .functions(let copy, let free, let cast):
                let typed = cast.applied(to: "pointer")
                let copied = cast == .opaque ? "UnsafeRawPointer(\(copy)(\(typed)))" : "\(copy)(\(typed))"
                printCopying("requiredPointer(\(copied), \"\(copy)\")", to: &writer)
                writer.block("@_spi(Binding) public override class func free(_ pointer: UnsafeMutableRawPointer)") {
                    $0.line("\(free)(\(typed))")
                }
            }
            if !form.body.isEmpty {
                writer.space()
                writer.lines(form.body)
            }
            printEquality(of: type, to: &writer)
            let record = "pointer.assumingMemoryBound(to: \(form.cName).self).pointee"
            for field in form.fields { printField(field, of: type, in: record, to: &writer) }
            for memory in form.mappedMemory { printMappedMemory(memory, to: &writer) }
        }
    }

    private func printMappedMemory(_ memory: RecordClass.MappedMemory, to writer: inout Writer) {
        let instance = memory.cast.applied(to: "pointer")
        let declared = memory.range.map { ", \(Spelling.local($0.name)): Int" }.joined()
        let passed = memory.range.map { ", exactInteger(\(Spelling.local($0.name)), \"\(memory.map): \($0.cName)\")" }
            .joined()
        func header(_ bytes: String) -> String {
            "public func withMappedMemory<Result>(_ flags: \(memory.flags.spelled(in: module))\(declared), "
                + "_ body: (\(bytes)) throws -> Result) rethrows -> Result?"
        }
        documentation.print(memory.documentation, to: &writer)
        writer.block(header("UnsafeMutableRawBufferPointer")) { writer in
            writer.line("var info = \(memory.info)()")
            writer.line("let cFlags = \(memory.cFlags)(rawValue: .init(truncatingIfNeeded: flags.rawValue))")
            writer.line("guard \(memory.map)(\(instance)\(passed), &info, cFlags) != 0 else { return nil }")
            writer.line("defer { \(memory.unmap)(\(instance), &info) }")
            writer.line("return try body(UnsafeMutableRawBufferPointer(start: info.data, count: Int(info.size)))")
        }
        documentation.print(memory.spanDocumentation, to: &writer)
        writer.line("@_disfavoredOverload")
        writer.block(header("RawSpan")) { writer in
            let rest = memory.range.map { ", \(Spelling.local($0.name)): \(Spelling.local($0.name))" }.joined()
            writer.line("try withMappedMemory(flags\(rest)) { (bytes: UnsafeMutableRawBufferPointer) in")
            writer.line("    let buffer = UnsafeRawBufferPointer(bytes)")
            writer.line("    return try body(buffer.bytes)")
            writer.line("}")
        }
    }

    private func printCopying(_ copied: String, to writer: inout Writer) {
        writer.space()
        let header =
            "@_spi(Binding) public override class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer"
        writer.block(header) { $0.line(copied) }
        writer.line()
    }

    /// - Parameter record: The expression for the C record that contains the field.
    private func printField(
        _ field: Structure.Field,
        of type: TypeDeclaration,
        in record: String,
        to writer: inout Writer
    ) {
        documentation.print(field.documentation, to: &writer)
        let place = "\(record).\(Spelling.declared(field.cName))"
        let value = field.conversion.expression(of: place, from: "\(type.cType).\(field.cName)", in: module)
        writer.block("public var \(Spelling.declared(field.name)): \(field.type.spelled(in: module))") { writer in
            guard let passing = field.passing else { return writer.line(value) }
            writer.line("get { \(value) }")
            writer.line("set { \(place) = \(passing.expression(of: "newValue")) }")
        }
    }

    // MARK: Structures

    func printStructure(_ type: TypeDeclaration, _ form: Structure, to writer: inout Writer) {
        let name = type.name.name
        let conformances =
            (type.getType == nil ? [] : ["NullableValue"]) + (form.fields == nil ? [] : ["Hashable", "Sendable"])
        let inherited = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        writer.block("public struct \(name)\(inherited)") { writer in
            writer.line("@_spi(Binding) public var cValue: \(form.cName)")
            if let getType = type.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
            writer.space()
            if let owner = form.owner {
                printOwner(owner, form.cName, to: &writer)
            } else {
                writer.block("@_spi(Binding) public init(cValue: \(form.cName))") {
                    $0.line("self.cValue = cValue")
                }
            }
            if form.hasZero {
                writer.space()
                writer.line("/// Creates a value whose fields are zero.")
                writer.block("public init()") { $0.line("cValue = \(form.cName)()") }
            }
            if let fields = form.fields { printFields(fields, of: type, to: &writer) }
        }
        writer.line()
        writer.line("@_spi(Binding) extension \(name): \(type.getType == nil ? "PlainStruct" : "BoxedValue") {}")
    }

    /// Prints the property that retains the owner of the memory to which a structure points.
    private func printOwner(_ owner: String, _ cName: String, to writer: inout Writer) {
        writer.line("/// An object that keeps the memory of this value alive or reports whether the memory is valid.")
        writer.line("let owner: AnyObject?")
        writer.space()
        writer.block("@_spi(Binding) public init(cValue: \(cName))") {
            $0.line("self.init(cValue: cValue, owner: \(owner))")
        }
        writer.space()
        writer.block("@_spi(Binding) public init(cValue: \(cName), owner: AnyObject?)") { writer in
            writer.line("self.cValue = cValue")
            writer.line("self.owner = owner")
        }
    }

    private func printFields(_ fields: [Structure.Field], of type: TypeDeclaration, to writer: inout Writer) {
        let name = type.name.name
        let parameters = fields.map { "\(Spelling.local($0.name)): \($0.type.spelled(in: module))" }
        writer.space()
        writer.line("/// Creates a value with the given field values.")
        writer.block("public init(\(parameters.joined(separator: ", ")))") { writer in
            writer.line("self.init()")
            for field in fields {
                writer.line("self.\(Spelling.declared(field.name)) = \(Spelling.local(field.name))")
            }
        }
        for field in fields { printField(field, of: type, in: "cValue", to: &writer) }
        let comparisons = fields.map { "left.\($0.name) == right.\($0.name)" }.joined(separator: " && ")
        writer.space()
        writer.block("public static func == (left: \(name), right: \(name)) -> Bool") {
            $0.line(comparisons.isEmpty ? "true" : comparisons)
        }
        writer.space()
        writer.block("public func hash(into hasher: inout Hasher)") { writer in
            for field in fields {
                let own = field.name == "hasher" ? "self." : ""
                writer.line("hasher.combine(\(own)\(Spelling.declared(field.name)))")
            }
        }
    }

    /// Prints the conformances of a record type whose values are compared by C.
    func printComparisons(_ type: TypeDeclaration, to writer: inout Writer) {
        let name = type.name.name
        for comparison in type.comparisons {
            let (conformance, sign, test) =
                switch comparison.operator {
                case .equality: ("Equatable", "==", "!= 0")
                case .order: ("Comparable", "<", "< 0")
                }
            writer.space()
            writer.block("extension \(name): @MainActor \(conformance)") { writer in
                documentation.print(comparison.documentation, to: &writer)
                writer.block("public static func \(sign) (left: \(name), right: \(name)) -> Bool") { writer in
                    if let check = comparison.check { writer.line(check) }
                    writer.line("var (cLeft, cRight) = (left.cValue, right.cValue)")
                    writer.line("return \(comparison.function)(&cLeft, &cRight) \(test)")
                }
            }
        }
    }
}
