import Combine

/// The properties of an object as models of two-way bindings: `entry.reactive.text <~> Bindable(model).name`.
///
/// ```swift
/// @Bindable var model: ProfileModel
/// entry.reactive.text <~> $model.name
/// entry.reactive.text <~> $model.address.street
/// ```
///
/// It corresponds to SwiftUI's `Bindable`. Use it with `@Observable` classes, `ObservableObject`s with `@Published`
/// properties, and computed properties that use those. See ``BindableProperty``.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
    /// The object.
    public var wrappedValue: Model

    /// The object's properties as models.
    public var projectedValue: Bindable { self }

    public init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }

    public init(_ model: Model) {
        wrappedValue = model
    }

    /// A property as the model of a two-way binding, which holds the object weakly.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>
    ) -> BindableProperty<Value> {
        BindableProperty<Value>(keyPath) { [weak wrappedValue] in wrappedValue.map { .present($0) } ?? .gone }
    }
}
