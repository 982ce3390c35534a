import Combine

extension TwoWayModel {
    /// Returns this model for a property of another type, by a pair of conversions.
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
    /// - If `from` throws for a value, the value doesn't reach the model, and the widget keeps it. The widget gets the
    ///   style class `error` and the error's description as its tooltip, and assistive technologies report it as
    ///   invalid, with that description. This ends when the next value is accepted, when the model changes, or with the
    ///   binding.
    /// - The accepted value may convert to another text than the user typed, for example `"1."` to `"1.0"`. The typed
    ///   text stays while
    ///   the user edits it. The converted one replaces it when the keyboard focus leaves the widget, or when the model
    ///   changes.
    /// - Both closures are called on the main actor.
    public func converted<Other>(
        to convert: @escaping @MainActor (Value) -> Other,
        from convertBack: @escaping @MainActor (Other) throws -> Value
    ) -> ConvertedModel<Self, Other> {
        ConvertedModel(model: self, convert: convert, convertBack: convertBack)
    }

    /// Returns this model with a check of the user's changes. If the check throws, the value is rejected, as by
    /// ``converted(to:from:)``.
    public func validated(
        by check: @escaping @MainActor (Value) throws -> Void
    ) -> ConvertedModel<Self, Value> {
        converted {
            $0
        } from: { value in
            try check(value)
            return value
        }
    }
}

/// A model whose values are converted to another type. See ``TwoWayModel/converted(to:from:)``.
@MainActor
public struct ConvertedModel<Model: TwoWayModel, Value>: TwoWayModel {
    let model: Model
    let convert: @MainActor (Model.Value) -> Value
    let convertBack: @MainActor (Value) throws -> Model.Value

    public var modelAccess: ModelAccess<Value> {
        model.modelAccess.converted(to: convert, from: convertBack)
    }
}
