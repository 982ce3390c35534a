/// A parameter of a Swift function.
package struct Parameter: Equatable {
    /// The argument's label, or nil for none.
    package var label: String?
    package var name: String
    package var type: SwiftType
    package var defaultValue: String?
    /// A Boolean value that indicates whether it comes back changed.
    package var isChanged = false
}
