import CombineGtk
// Whoever shows todos makes them.
@_exported import TodoModel

extension TextDomain {
    /// The sample's texts, in the languages that it has.
    public static var todo: TextDomain {
        TextDomain("org.combinegtk.Todo", embedded: ["de": PackageResources.de_mo])
    }
}
