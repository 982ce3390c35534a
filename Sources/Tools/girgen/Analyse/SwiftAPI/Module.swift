/// A module to print.
package struct Module {
    package let name: String
    /// The GIR file that it comes from.
    package let source: String
    /// The namespace that its members are counted in.
    package let namespace: String
    /// The modules that it is built on, and those of them that have a table of types.
    package let imports: [String]
    package let tables: [String]
    /// The C module of its library's headers.
    package var cModule = "CGtk"
    /// The C modules whose functions the code calls.
    package var cModules = ["CGtk"]
    /// A Boolean value that indicates whether it belongs to another package, and GTK must be initialized before it's
    /// used.
    package var isBinding = false
    package var initializesGtk = false
    /// A Boolean value that indicates whether only some of the types are generated.
    package let isPartial: Bool
    /// A Boolean value that indicates whether a trait of the package can add types.
    package var gainsTypes = false
    package var types: [TypeDeclaration] = []
    package var enumerations: [TypeDeclaration] = []
    package var callbacks: [Callback] = []
    package var constants: [ConstantGroup] = []
    package var functions: [Function] = []

    /// A Boolean value that indicates whether it has C headers that the other modules are compiled without.
    package var isSeparate: Bool { cModule != "CGtk" }

    /// The module that tests of it import. `CGtk` has the types under their C names, so that they import what is built on it.
    package var testedImport: String { isSeparate ? name : "Gtk" }

    /// A Boolean value that indicates whether the module has classes or registered enumerations, which need a table
    /// for tests.
    package var hasTypeTable: Bool {
        types.contains { if case .class = $0.form { true } else { false } }
            || enumerations.contains { $0.getType != nil }
    }
}
