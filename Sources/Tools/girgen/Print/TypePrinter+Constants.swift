extension TypePrinter {
    func print(_ group: ConstantGroup) {
        switch group.place {
        case .enumeration(let name, let comment):
            writer.line("/// \(comment)")
            writer.block("public enum \(name)") { printMembers(group, of: nil) }
        case .extension(let type, let holdsValues):
            writer.block("extension \(type)") { printMembers(group, of: holdsValues ? type : nil) }
        case .module: printMembers(group, "public var", of: nil)
        }
    }

    private func printMembers(_ group: ConstantGroup, _ introducer: String = "public static var", of type: String?) {
        for constant in group.constants { writer.when(constant.condition) { print(constant, introducer, of: type) } }
    }

    /// - Parameter type: The extended type if the constant is a value of it, or nil for a plain number or string.
    private func print(_ constant: ConstantGroup.Constant, _ introducer: String, of type: String?) {
        let value = type.map { "\($0)(rawValue: \(constant.value))" } ?? constant.value
        let variable = "\(introducer) \(Spelling.declared(constant.name)): \(type ?? constant.type) { \(value) }"
        let comment = documentation.comment(constant.documentation)
        // There are thousands of keys. Therefore, each is on one line.
        if type != nil, comment.count == 1, !comment[0].contains(/\/\*|\*\//), constant.documentation.deprecation == nil
        {
            return writer.line("/** \(comment[0].dropFirst(4)) */ \(variable)")
        }
        documentation.print(constant.documentation, to: writer)
        writer.line(variable)
    }
}
