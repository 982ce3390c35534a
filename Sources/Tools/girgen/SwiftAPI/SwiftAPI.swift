/// The complete API to print, after all decisions.
///
/// It says nothing of the files that it comes from, and leaves nothing to decide.
struct SwiftAPI {
    var modules: [Module]
    /// The Swift names of what is bound, by the names that C and introspection have for it.
    var names: [String: String]
    var coverage: Coverage

    /// The part of a module to print.
    func only(_ module: Module) -> SwiftAPI { SwiftAPI(modules: [module], names: names, coverage: coverage) }
}
