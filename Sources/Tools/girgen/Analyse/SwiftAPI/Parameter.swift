/// A parameter of a Swift function.
package struct Parameter: Equatable {
    /// The argument's label, or nil for an argument without a label.
    package var label: String?
    package var name: String
    package var type: SwiftType
    package var defaultValue: String?
    package var isChanged = false
}
