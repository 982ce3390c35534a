/// Prints the constants of one home.
struct ConstantPrinter {
    let documentation: Documentation

    /// The Swift type of a constant and the expression of its value; nil for a type that no constant has yet.
    static func value(of constant: GIRConstant) -> (type: String, expression: String)? {
        switch constant.type.name {
        case "utf8", "filename": ("String", "\"\(escaped(constant.value))\"")
        case "gboolean": ("Bool", constant.value)
        case "gdouble", "gfloat": ("Double", constant.value)
        case "gint", "guint", "gint64", "guint32", "gint32", "gint8", "guint8", "gint16", "guint16", "Glyph":
            ("Int", constant.value)
        default: nil
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// The name of the file for a home, which is none of a type's.
    static func fileName(of home: ConstantPolicy.Home) -> String? {
        switch home {
        case .group(let type): type
        case .existing(let type): type.replacing(".", with: "") + "+Constants"
        case .module: "Constants"
        case .key: "Key+Names"
        case .handwritten, .left: nil
        }
    }

    func print(_ group: ConstantPlanner.Group, to writer: inout Writer) {
        switch group.home {
        case .group(let type):
            writer.line("/// \(ConstantPolicy.documentation[type] ?? "Constants.")")
            writer.block("public enum \(type)") { printMembers(group, of: nil, to: &$0) }
        case .existing(let type):
            writer.block("extension \(type)") { writer in
                // What has no numbers of its own has texts or the like.
                printMembers(group, of: type == "ExtensionPointName" ? nil : type, to: &writer)
            }
        case .module:
            for constant in group.constants { printMember(constant, "public var", of: nil, to: &writer) }
        case .key: writer.block("extension Key") { printMembers(group, of: "Key", to: &$0) }
        case .handwritten, .left: break
        }
    }

    private func printMembers(_ group: ConstantPlanner.Group, of type: String?, to writer: inout Writer) {
        for constant in group.constants {
            writer.space()
            printMember(constant, "public static var", of: type, to: &writer)
        }
    }

    /// - Parameter type: what the member is of, where it is not a number or a text itself.
    private func printMember(
        _ constant: ConstantPlanner.Constant,
        _ introducer: String,
        of type: String?,
        to writer: inout Writer
    ) {
        guard let value = ConstantPrinter.value(of: constant.gir) else { return }
        let gir = constant.gir
        // Keys have no page that says more than their name.
        let isKey = gir.cType.hasPrefix("GDK_KEY_")
        let page = "const.\(gir.info.name)"
        writer.line(isKey ? "/// `\(gir.cType)`." : documentation.line([gir.cType], gir.info, page: page))
        if let attribute = documentation.attribute(gir.info) { writer.line(attribute) }
        let expression = type.map { "\($0)(rawValue: \(value.expression))" } ?? value.expression
        writer.line("\(introducer) \(Naming.declared(constant.name)): \(type ?? value.type) { \(expression) }")
    }
}
