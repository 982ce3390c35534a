/// A parameter of a Swift function.
package struct Parameter: Equatable {
    /// The argument's label, or nil for an argument without a label.
    package var label: String?
    package var name: String
    package var type: SwiftType
    package var defaultValue: String?
    /// A Boolean value that indicates whether the parameter is an `inout` parameter.
    package var isChanged = false
}
