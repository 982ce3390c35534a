/// A subscriber or subscription that uses the name of its operator as its description.
@usableFromInline
package protocol DescribedByName: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The operator's name.
    var name: String { get }

    /// The mirror's children.
    var mirrorChildren: [Mirror.Child] { get }
}

extension DescribedByName {
    /// An empty list of children.
    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }

    /// The operator's name.
    @usableFromInline
    package var description: String { name }

    /// A mirror of the children.
    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    /// The operator's name.
    @usableFromInline
    package var playgroundDescription: Any { description }
}
