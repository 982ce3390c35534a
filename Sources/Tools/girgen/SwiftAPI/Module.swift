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
    /// Whether it is another package's, and GTK is to be initialised before it is used.
    var isBinding = false
    var initializesGtk = false
    /// Whether it is written by hand but for some of its types.
    let isPartial: Bool
    /// Whether a trait of the package may bring it further types.
    var gainsTypes = false
    var types: [TypeDeclaration] = []
    var enumerations: [TypeDeclaration] = []
    var callbacks: [Callback] = []
    var constants: [ConstantGroup] = []
    var functions: [Function] = []

    /// Whether it has classes or registered enumerations, which tests go through.
    var hasTypeTable: Bool {
        types.contains { if case .class = $0.form { true } else { false } }
            || enumerations.contains { $0.getType != nil }
    }
}
