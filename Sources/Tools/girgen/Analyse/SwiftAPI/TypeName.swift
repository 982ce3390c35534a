/// The name of a Swift type.
package struct TypeName: Hashable {
    /// The name within the type's module.
    package let name: String
    /// The name as the beginning of a member's name, for example `menuButton` for `MenuButton`.
    package let member: String
    package let module: String
    /// The name in other modules, qualified with the module if a C type has the same name.
    package let outside: String

    /// Returns the type with another name.
    package func renamed(_ name: String) -> TypeName {
        TypeName(name: name, member: member, module: module, outside: name)
    }

    /// Returns the spelling of the name in a module. A module outside of the package always qualifies it.
    package func spelled(in module: String) -> String { module == self.module ? name : outside }

    /// Returns the name of the C function that returns the address of a descriptor: of the class, or of one of its
    /// methods, which is identified by its C name.
    package func symbol(_ member: String) -> String { "combine_gtk_\(module)_\(name)_\(member)" }
}
