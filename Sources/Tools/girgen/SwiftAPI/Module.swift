/// A module to print.
struct Module {
    let name: String
    /// The GIR file that it comes from.
    let source: String
    /// The namespace that its members are counted in.
    let namespace: String
    /// The modules that it is built on, and those of them that have a table of types.
    let imports: [String]
    let tables: [String]
    /// The C modules of what its code calls.
    var cModules = ["CGtk"]
    /// A Boolean value that indicates whether it belongs to another package, and GTK must be initialized before it's
    /// used.
    var isBinding = false
    var initializesGtk = false
    /// A Boolean value that indicates whether it is written by hand but for some of its types.
    let isPartial: Bool
    /// A Boolean value that indicates whether a trait of the package may bring it further types.
    var gainsTypes = false
    var types: [TypeDeclaration] = []
    var enumerations: [TypeDeclaration] = []
    var callbacks: [Callback] = []
    var constants: [ConstantGroup] = []
    var functions: [Function] = []

    /// A Boolean value that indicates whether it has classes or registered enumerations, which tests go through.
    var hasTypeTable: Bool {
        types.contains { if case .class = $0.form { true } else { false } }
            || enumerations.contains { $0.getType != nil }
    }
}
