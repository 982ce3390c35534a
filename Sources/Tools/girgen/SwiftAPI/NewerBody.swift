/// What the package's traits bring to the body of a type that is there without one, as an extension can have neither methods that
/// subclasses override nor requirements of a protocol: lines, each within `#if` of its trait.
struct NewerBody: Codable, Equatable {
    /// Methods of a class, or requirements of a protocol.
    var members: [String] = []
    /// What installs the methods in the C class.
    var installation: [String] = []

    var isEmpty: Bool { members.isEmpty && installation.isEmpty }
}
