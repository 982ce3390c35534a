/// A module of the API.
package struct Module {
    package let name: String
    /// The GIR file from which the module is generated.
    package let source: String
    /// The namespace in whose coverage the members are counted.
    package let namespace: String
    /// The modules on which it depends, and those of them that have a table of types.
    package let imports: [String]
    package let tables: [String]
    /// The C module with the headers of the library.
    package var cModule = "CGtk"
    /// The C modules whose functions the generated code calls.
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

    /// A Boolean value that indicates whether the other modules are compiled without its C headers.
    package var isSeparate: Bool { cModule != "CGtk" }

    /// The module that its tests import. They import `Gtk` instead of `CGtk`, which declares the types with their C
    /// names.
    package var testedImport: String { isSeparate ? name : "Gtk" }

    /// A Boolean value that indicates whether the module has classes or registered enumerations, which need a table
    /// for tests.
    package var hasTypeTable: Bool {
        types.contains { if case .class = $0.form { true } else { false } }
            || enumerations.contains { $0.getType != nil }
    }
}
