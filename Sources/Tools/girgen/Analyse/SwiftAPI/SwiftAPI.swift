/// The complete API to print, after all decisions.
///
/// It's independent of the GIR files, and the printers don't make any decisions.
package struct SwiftAPI {
    package var modules: [Module]
    /// The Swift names of bound declarations, by their names in C and in GIR files.
    package var names: [String: String]
    package var coverage: Coverage

    package func only(_ module: Module) -> SwiftAPI { SwiftAPI(modules: [module], names: names, coverage: coverage) }
}
