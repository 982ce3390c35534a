import CombineGtk
// Targets that import this module also use the model.
@_exported import TodoModel

extension TextDomain {
    /// The translations of the sample.
    static var todo: TextDomain {
        TextDomain("org.combinegtk.Todo", embedded: ["de": PackageResources.de_mo])
    }
}
