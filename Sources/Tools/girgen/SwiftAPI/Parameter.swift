/// A parameter of a Swift function.
package struct Parameter: Equatable {
    /// The argument's label, or nil for none.
    package var label: String?
    package var name: String
    package var type: SwiftType
    package var defaultValue: String?
    /// A Boolean value that indicates whether it comes back changed.
    package var isChanged = false

    package init(
        label: String? = nil,
        name: String,
        type: SwiftType,
        defaultValue: String? = nil,
        isChanged: Bool = false
    ) {
        (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
        self.isChanged = isChanged
    }
}
