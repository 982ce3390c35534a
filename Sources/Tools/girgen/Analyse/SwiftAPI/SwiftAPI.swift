/// The complete API to print, after all decisions.
///
/// It says nothing of the files that it comes from, and leaves nothing to decide.
package struct SwiftAPI {
    package var modules: [Module]
    /// The Swift names of what is bound, by the names that C and introspection have for it.
    package var names: [String: String]
    package var coverage: Coverage

    /// The part of a module to print.
    package func only(_ module: Module) -> SwiftAPI { SwiftAPI(modules: [module], names: names, coverage: coverage) }
}
