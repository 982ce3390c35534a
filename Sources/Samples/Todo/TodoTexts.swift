import CombineGtk
// Targets that import this one also use the model.
@_exported import TodoModel

extension TextDomain {
    /// The texts of the sample, in all of its languages.
    static var todo: TextDomain {
        TextDomain("org.combinegtk.Todo", embedded: ["de": PackageResources.de_mo])
    }
}
