/// A subscriber or subscription that uses the name of its operator as its description.
@usableFromInline
package protocol DescribedByName: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var name: String { get }

    var mirrorChildren: [Mirror.Child] { get }
}

extension DescribedByName {
    @usableFromInline
    package var mirrorChildren: [Mirror.Child] { [] }

    @usableFromInline
    package var description: String { name }

    @usableFromInline
    package var customMirror: Mirror { Mirror(self, children: mirrorChildren) }

    @usableFromInline
    package var playgroundDescription: Any { description }
}
