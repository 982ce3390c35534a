/// An inner subscriber or subscription that debuggers and tests know by the name of its operator.
@usableFromInline
package protocol DescribedByName: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The operator's name.
    var name: String { get }

    /// What a mirror shows.
    var mirrorChildren: [Mirror.Child] { get }
}

extension DescribedByName {
    /// Nothing.
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
