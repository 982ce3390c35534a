/// The representation of a Swift value as a pointer in a GLib container.
package struct ContainerElement: Equatable {
    /// The Swift expression of this element: a value of the type `ContainerElement` in the module `GLib`.
    package let expression: String
    package var isKey = false
    /// A Boolean value that indicates whether the container stores the value in place of a pointer.
    package var isNumber = false
}
