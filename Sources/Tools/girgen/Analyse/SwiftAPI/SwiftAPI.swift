/// The complete API to print, after all decisions.
///
/// The API doesn't depend on the GIR files. The printers print the API without making further decisions.
package struct SwiftAPI {
    package var modules: [Module]
    /// The Swift names of bound declarations. The keys are the C names and the names in GIR files.
    package var names: [String: String]
    package var coverage: Coverage

    package func only(_ module: Module) -> SwiftAPI { SwiftAPI(modules: [module], names: names, coverage: coverage) }
}
