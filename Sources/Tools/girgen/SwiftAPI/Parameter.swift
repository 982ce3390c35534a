/// A parameter of a Swift function.
struct Parameter: Equatable {
    /// The argument's label; nil for none.
    var label: String?
    var name: String
    var type: SwiftType
    var defaultValue: String?
    /// Whether it comes back changed.
    var isChanged = false
}
