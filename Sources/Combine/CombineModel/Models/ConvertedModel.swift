import Combine

extension TwoWayModel {
    /// Returns a model that converts the values of this model to and from another type.
    ///
    /// ```swift
    /// entry.reactive.text <~> viewModel.age.converted(
    ///     to: { "\($0)" },
    ///     from: { text in
    ///         guard let age = Int(text) else { throw ValidationError("Enter a number") }
    ///         return age
    ///     }
    /// )
    /// ```
    ///
    /// - If `from` throws an error, the model isn't set and the value of the widget doesn't change. The widget gets the
    ///   style class `error`, a tooltip with the description of the error, and the accessibility state "invalid". These
    ///   are removed when the next value is accepted, when the model changes, or when the binding ends.
    /// - The converted value can differ from the text that the user typed, for example `"1.0"` and `"1."`. During
    ///   editing, the typed text is kept. It's replaced with the converted text when the widget loses the keyboard
    ///   focus or when the model changes.
    /// - Both closures are called on the main actor.
    public func converted<Other>(
        to convert: @escaping @MainActor (Value) -> Other,
        from convertBack: @escaping @MainActor (Other) throws -> Value
    ) -> ConvertedModel<Self, Other> {
        ConvertedModel(model: self, convert: convert, convertBack: convertBack)
    }

    /// Returns a model that validates the user's changes.
    ///
    /// If the closure throws an error, the value is rejected as in ``converted(to:from:)``.
    public func validated(by check: @escaping @MainActor (Value) throws -> Void) -> ConvertedModel<Self, Value> {
        converted {
            $0
        } from: { value in
            try check(value)
            return value
        }
    }
}

/// A model that converts the values of another model. See ``TwoWayModel/converted(to:from:)``.
@MainActor
public struct ConvertedModel<Model: TwoWayModel, Value>: TwoWayModel {
    let model: Model
    let convert: @MainActor (Model.Value) -> Value
    let convertBack: @MainActor (Value) throws -> Model.Value

    public var modelAccess: ModelAccess<Value> { model.modelAccess.converted(to: convert, from: convertBack) }
}
