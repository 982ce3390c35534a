/// The name of a Swift type.
package struct TypeName: Hashable {
    /// The name within the type's module.
    package let name: String
    /// The name in the form that begins a member's name, for example `menuButton` for `MenuButton`.
    package let member: String
    package let module: String
    /// The name in other modules. It's qualified with the module if a C type has the same name.
    package let outside: String

    package func renamed(_ name: String) -> TypeName {
        TypeName(name: name, member: member, module: module, outside: name)
    }

    package func spelled(in module: String) -> String { module == self.module ? name : outside }

    /// Returns the C function for the address of the Swift descriptor of a method, or of the class for `class`.
    package func symbol(_ member: String) -> String { "combine_gtk_\(module)_\(name)_\(member)" }

    /// Returns the C function that calls closures of the type. If `isOnce` is true, it also releases the closure.
    package func trampoline(isOnce: Bool) -> String { member + (isOnce ? "OnceTrampoline" : "Trampoline") }
}
