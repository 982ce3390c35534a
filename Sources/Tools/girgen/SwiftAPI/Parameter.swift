/// A parameter of a Swift function.
struct Parameter: Equatable {
    /// The argument's label, or nil for none.
    var label: String?
    var name: String
    var type: SwiftType
    var defaultValue: String?
    /// A Boolean value that indicates whether it comes back changed.
    var isChanged = false
}
