/// An inner subscriber or subscription with the name of its operator as description, in debuggers and tests.
@usableFromInline
package protocol DescribedByName: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The operator's name.
    var name: String { get }

    /// The mirror's children.
    var mirrorChildren: [Mirror.Child] { get }
}

extension DescribedByName {
    /// No children.
    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }

    /// The name.
    @usableFromInline
    package var description: String { name }

    /// A mirror of the children.
    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    /// The name.
    @usableFromInline
    package var playgroundDescription: Any { description }
}
