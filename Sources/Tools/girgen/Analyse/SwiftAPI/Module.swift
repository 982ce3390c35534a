/// A Swift module to print, with its declarations.
package struct Module {
    package let name: String
    /// The GIR file from which the module is generated.
    package let source: String
    /// The namespace for which the members are counted in the coverage report.
    package let namespace: String
    package let imports: [String]
    /// The modules among ``imports`` that have a table of types.
    package let tables: [String]
    package var cModule = "CGtk"
    /// The C modules whose functions the generated code calls.
    package var cModules = ["CGtk"]
    package var isBinding = false
    /// A Boolean value that indicates whether GTK must be initialized before the module is used.
    package var initializesGtk = false
    package let isPartial: Bool
    package var types: [TypeDeclaration] = []
    package var enumerations: [TypeDeclaration] = []
    package var callbacks: [Callback] = []
    package var constants: [ConstantGroup] = []
    package var functions: [Function] = []
    /// The names of the handwritten types of the module that C declares.
    package var handwritten: Set<String> = []

    /// A Boolean value that indicates whether the other modules are compiled without the C headers of this module.
    package var isSeparate: Bool { cModule != "CGtk" }

    /// The module that the tests import. `Gtk` also declares the C types of the common modules.
    package var testedImport: String { isSeparate ? name : "Gtk" }

    /// The table for tests contains classes and registered enumerations.
    package var hasTypeTable: Bool {
        types.contains { if case .class = $0.form { true } else { false } }
            || enumerations.contains { $0.getType != nil }
    }
}
