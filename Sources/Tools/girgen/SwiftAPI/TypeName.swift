/// The name of a Swift type.
struct TypeName: Hashable {
    /// The name within the type's module.
    let name: String
    /// The name as the beginning of a member's: `MenuButton` as `menuButton`.
    let member: String
    let module: String
    /// The name as other modules write it, with the module's in front where C has that name as well.
    let outside: String

    /// Another name in the same place.
    func renamed(_ name: String) -> TypeName {
        TypeName(name: name, member: member, module: module, outside: name)
    }

    /// Returns the name as a module spells it. A module outside of the package always qualifies it.
    func spelled(in module: String) -> String { module == self.module ? name : outside }
}
