extension TypePrinter {
    // MARK: Classes

    func printRecord(_ type: TypeDeclaration, _ form: RecordClass) {
        writer.block("public final class \(type.name.name): Boxed") {
            if let getType = type.getType { writer.line("public override class var boxedType: GType { \(getType)() }") }
            switch form.copying {
            case .registered: break
            case .permanent:
                printCopying("pointer")
                writer.line("@_spi(Binding) public override class func free(_ pointer: UnsafeMutableRawPointer) {}")
            case .functions(let copy, let free, let cast):
                let typed = cast.applied(to: "pointer")
                let copied = cast == .opaque ? "UnsafeRawPointer(\(copy)(\(typed)))" : "\(copy)(\(typed))"
                printCopying("requiredPointer(\(copied), \"\(copy)\")")
                writer.block("@_spi(Binding) public override class func free(_ pointer: UnsafeMutableRawPointer)") {
                    writer.line("\(free)(\(typed))")
                }
            }
            if !form.body.isEmpty {
                writer.space()
                writer.lines(form.body)
            }
            printEquality(of: type)
            let record = "pointer.assumingMemoryBound(to: \(form.cName).self).pointee"
            for field in form.fields { printField(field, of: type, in: record) }
            for memory in form.mappedMemory { printMappedMemory(memory) }
        }
    }

    private func printMappedMemory(_ memory: RecordClass.MappedMemory) {
        let instance = memory.cast.applied(to: "pointer")
        let declared = memory.range.map { ", \(Spelling.local($0.name)): Int" }.joined()
        let passed = memory.range.map { ", exactInteger(\(Spelling.local($0.name)), \"\(memory.map): \($0.cName)\")" }
            .joined()
        func header(_ bytes: String) -> String {
            "public func withMappedMemory<Result>(_ flags: \(memory.flags.spelled(in: module))\(declared), "
                + "_ body: (\(bytes)) throws -> Result) rethrows -> Result?"
        }
        documentation.print(memory.documentation, to: writer)
        writer.block(header("UnsafeMutableRawBufferPointer")) {
            writer.line("var info = \(memory.info)()")
            writer.line("let cFlags = \(memory.cFlags)(rawValue: .init(truncatingIfNeeded: flags.rawValue))")
            writer.line("guard \(memory.map)(\(instance)\(passed), &info, cFlags) != 0 else { return nil }")
            writer.line("defer { \(memory.unmap)(\(instance), &info) }")
            writer.line("return try body(UnsafeMutableRawBufferPointer(start: info.data, count: Int(info.size)))")
        }
        documentation.print(memory.spanDocumentation, to: writer)
        writer.line("@_disfavoredOverload")
        writer.block(header("RawSpan")) {
            let rest = memory.range.map { ", \(Spelling.local($0.name)): \(Spelling.local($0.name))" }.joined()
            writer.line("try withMappedMemory(flags\(rest)) { (bytes: UnsafeMutableRawBufferPointer) in")
            writer.line("    let buffer = UnsafeRawBufferPointer(bytes)")
            writer.line("    return try body(buffer.bytes)")
            writer.line("}")
        }
    }

    private func printCopying(_ copied: String) {
        writer.space()
        let header = "@_spi(Binding) public override class func copy(_ pointer: UnsafeMutableRawPointer)"
        writer.block("\(header) -> UnsafeMutableRawPointer") { writer.line(copied) }
        writer.line()
    }

    /// - Parameter record: The expression for the C record that contains the field.
    private func printField(_ field: Structure.Field, of type: TypeDeclaration, in record: String) {
        documentation.print(field.documentation, to: writer)
        let place = "\(record).\(Spelling.declared(field.cName))"
        let value = field.conversion.expression(of: place, from: "\(type.cType).\(field.cName)", in: module)
        writer.block("public var \(Spelling.declared(field.name)): \(field.type.spelled(in: module))") {
            guard let passing = field.passing else { return writer.line(value) }
            writer.line("get { \(value) }")
            writer.line("set { \(place) = \(passing.expression(of: "newValue")) }")
        }
    }

    // MARK: Structures

    func printStructure(_ type: TypeDeclaration, _ form: Structure) {
        let name = type.name.name
        let conformances =
            (type.getType == nil ? [] : ["NullableValue"]) + (form.fields == nil ? [] : ["Hashable", "Sendable"])
        let inherited = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        writer.block("public struct \(name)\(inherited)") {
            writer.line("@_spi(Binding) public var cValue: \(form.cName)")
            if let getType = type.getType {
                writer.space()
                writer.line("public static var valueType: GType { \(getType)() }")
            }
            writer.space()
            let header = "@_spi(Binding) public init(cValue: \(form.cName)"
            if let owner = form.owner {
                printOwner(owner, header)
            } else {
                writer.block("\(header))") { writer.line("self.cValue = cValue") }
            }
            if form.hasZero {
                writer.space()
                writer.line("/// Creates a value whose fields are zero.")
                writer.block("public init()") { writer.line("cValue = \(form.cName)()") }
            }
            if let fields = form.fields { printFields(fields, of: type) }
        }
        writer.line()
        writer.line("@_spi(Binding) extension \(name): \(type.getType == nil ? "PlainStruct" : "BoxedValue") {}")
    }

    /// Prints the property that retains the owner of the memory to which a structure points.
    ///
    /// - Parameter header: The beginning of the initializers.
    private func printOwner(_ owner: String, _ header: String) {
        writer.line("/// An object that keeps the memory of this value alive or reports whether the memory is valid.")
        writer.line("let owner: AnyObject?")
        writer.space()
        writer.block("\(header))") { writer.line("self.init(cValue: cValue, owner: \(owner))") }
        writer.space()
        writer.block("\(header), owner: AnyObject?)") { writer.lines(["self.cValue = cValue", "self.owner = owner"]) }
    }

    private func printFields(_ fields: [Structure.Field], of type: TypeDeclaration) {
        let name = type.name.name
        let parameters = fields.map { "\(Spelling.local($0.name)): \($0.type.spelled(in: module))" }
        writer.space()
        writer.line("/// Creates a value with the given field values.")
        writer.block("public init(\(parameters.joined(separator: ", ")))") {
            writer.line("self.init()")
            for field in fields { writer.line("self.\(Spelling.declared(field.name)) = \(Spelling.local(field.name))") }
        }
        for field in fields { printField(field, of: type, in: "cValue") }
        let comparisons = fields.map { "left.\($0.name) == right.\($0.name)" }.joined(separator: " && ")
        writer.space()
        writer.block("public static func == (left: \(name), right: \(name)) -> Bool") {
            writer.line(comparisons.isEmpty ? "true" : comparisons)
        }
        writer.space()
        writer.block("public func hash(into hasher: inout Hasher)") {
            for field in fields {
                let own = field.name == "hasher" ? "self." : ""
                writer.line("hasher.combine(\(own)\(Spelling.declared(field.name)))")
            }
        }
    }

    /// Prints the conformances of a record type whose values are compared by C.
    func printComparisons(_ type: TypeDeclaration) {
        let name = type.name.name
        for comparison in type.comparisons {
            let (conformance, sign, test) =
                switch comparison.operator {
                case .equality: ("Equatable", "==", "!= 0")
                case .order: ("Comparable", "<", "< 0")
                }
            writer.space()
            writer.block("extension \(name): @MainActor \(conformance)") {
                documentation.print(comparison.documentation, to: writer)
                writer.block("public static func \(sign) (left: \(name), right: \(name)) -> Bool") {
                    if let check = comparison.check { writer.line(check) }
                    writer.line("var (cLeft, cRight) = (left.cValue, right.cValue)")
                    writer.line("return \(comparison.function)(&cLeft, &cRight) \(test)")
                }
            }
        }
    }
}
