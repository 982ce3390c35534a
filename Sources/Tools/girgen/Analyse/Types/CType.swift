/// A C type as spelled in a header. The spelling determines the type that Swift imports.
struct CType {
    let base: String
    private(set) var stars = 0
    /// A Boolean value that indicates whether the innermost pointer points to a constant value.
    private(set) var isBaseConstant = false
    /// The outermost pointer points to a constant pointer, for example in `const char * const *`.
    private(set) var isMiddleConstant = false

    init(_ text: String) {
        let spaced = text.replacing("*", with: " * ")
        var words: [Substring] = []
        for word in spaced.split(separator: " ") {
            switch word {
            case "const": if stars == 0 { isBaseConstant = true } else { isMiddleConstant = true }
            case "*": stars += 1
            case "struct", "volatile", "enum": break
            default: words.append(word)
            }
        }
        // A `GStrv` is a `gchar **`.
        let isStrings = words == ["GStrv"]
        base = isStrings ? "gchar" : words.joined(separator: " ")
        if isStrings { stars += 2 }
    }

    var pointee: CType {
        var type = self
        type.stars = max(stars - 1, 0)
        type.isMiddleConstant = stars > 2 && isMiddleConstant
        return type
    }

    private static let plainNames = WordLists.texts("SwiftNamesOfCTypes")

    /// Returns a Boolean value that indicates whether a pointer to the base type is an `OpaquePointer` in Swift.
    func isOpaque(_ library: GIRLibrary) -> Bool {
        if let declaration = library.declaration(cType: base) {
            return declaration.compound != nil && !declaration.isComplete
        }
        return base.hasPrefix("cairo_") || base.hasPrefix("hb_")
    }

    func swift(_ library: GIRLibrary) -> String {
        if stars == 0 {
            switch base {
            case "gpointer": return "UnsafeMutableRawPointer?"
            case "gconstpointer": return "UnsafeRawPointer?"
            default: return CType.plainNames[base] ?? base
            }
        }
        if stars == 1 {
            if base == "void" { return isBaseConstant ? "UnsafeRawPointer?" : "UnsafeMutableRawPointer?" }
            if isOpaque(library) { return "OpaquePointer?" }
            return (isBaseConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\(CType.plainNames[base] ?? base)>?"
        }
        return (isMiddleConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\(pointee.swift(library))>?"
    }

    /// Swift imports the C type `bool` as `Bool`, and a `gboolean` as a number.
    var isBool: Bool { stars == 0 && (base == "bool" || base == "_Bool") }

    /// The number of pointer levels. An untyped pointer counts as one.
    var depth: Int { stars + (base == "gpointer" || base == "gconstpointer" ? 1 : 0) }

    var isUntyped: Bool { stars == 0 ? base == "gpointer" || base == "gconstpointer" : stars == 1 && base == "void" }
}
