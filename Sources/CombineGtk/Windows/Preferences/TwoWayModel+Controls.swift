extension TwoWayModel where Value: Equatable {
    /// Returns a model that represents the value of this model by its index in an array. The index is nil if the array
    /// doesn't contain the value. A message that nothing is selected contains `name`.
    package func index(in choices: [Value], of name: String) -> ConvertedModel<Self, Int?> {
        converted(
            to: { choices.firstIndex(of: $0) },
            from: { index in
                guard let index else { throw ValidationError("\(name): nothing is selected") }
                return choices[index]
            }
        )
    }
}

extension TwoWayModel where Value == Int {
    /// Returns a model that converts the integers of this model to floating-point numbers, for example for a spin
    /// button.
    package func convertedToDouble() -> ConvertedModel<Self, Double> {
        converted(to: { Double($0) }, from: { Int($0.rounded()) })
    }
}
