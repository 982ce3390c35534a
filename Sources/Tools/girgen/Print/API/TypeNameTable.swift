/// A test file that imports Foundation and uses all public types without module names.
struct TypeNameTable {
    /// The listings of the modules. See ``APIListing``.
    let listings: [String]

    /// The names of the types that aren't nested, in alphabetical order.
    var names: [String] {
        let type = /(?m)^(?:public|open) (?:\w+ )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        return Set(listings.flatMap { $0.matches(of: type).map { String($0.1) } }).sorted()
    }

    var text: String {
        let imports = ["CombineAdw", "CombineGtk", "CombineGtkBroadway", "Foundation", "GtkTesting"]
        let writer = APIPrinter.header("the listings of the API", imports: imports)
        writer.line("/// Each public type without the name of its module. An ambiguous name doesn't compile.")
        writer.block("enum TypeNames") { for name in names { writer.line("typealias Type\(name) = \(name)") } }
        return writer.text
    }
}
