/// The name of a Swift type.
package struct TypeName: Hashable {
    /// The name within the type's module.
    package let name: String
    /// The name as the beginning of a member's: `MenuButton` as `menuButton`.
    package let member: String
    package let module: String
    /// The name as other modules write it, with the module's in front where C has that name as well.
    package let outside: String

    /// Another name in the same place.
    package func renamed(_ name: String) -> TypeName {
        TypeName(name: name, member: member, module: module, outside: name)
    }

    /// Returns the name as a module spells it. A module outside of the package always qualifies it.
    package func spelled(in module: String) -> String { module == self.module ? name : outside }

    /// Returns the name of the C function that returns the address of a symbol of the class: of the class, or of one of its methods by
    /// its C name.
    package func symbol(_ member: String) -> String { "combine_gtk_\(module)_\(name)_\(member)" }
}
