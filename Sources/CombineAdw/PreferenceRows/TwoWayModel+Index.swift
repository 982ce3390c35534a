import CombineGtk

extension TwoWayModel where Value: Equatable {
    /// Returns a model that represents the value of this model by its index in an array. The index is nil if the array
    /// doesn't contain the value.
    ///
    /// - Parameter name: The name of the widget, for the message that nothing is selected.
    func index(in choices: [Value], of name: String) -> ConvertedModel<Self, Int?> {
        converted(
            to: { choices.firstIndex(of: $0) },
            from: { index in
                guard let index else { throw ValidationError("\(name): nothing is selected") }
                return choices[index]
            }
        )
    }
}
