/// The lines that traits add to the body of an existing type. The lines of each trait are enclosed in `#if` and
/// `#endif`. The lines can't be in an extension, because an extension can't contain protocol requirements or methods
/// that subclasses override.
package struct NewerBody: Codable, Equatable {
    /// The methods of a class, or the requirements of a protocol.
    package var members: [String] = []
    /// The lines that install the methods in the C class structure.
    package var installation: [String] = []

    package init() {}

    package var isEmpty: Bool { members.isEmpty && installation.isEmpty }
}
