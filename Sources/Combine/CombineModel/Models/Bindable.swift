import Combine

/// A property wrapper that provides the properties of an object as models for two-way bindings.
///
/// ```swift
/// @Bindable var model: ProfileModel
/// entry.reactive.text <~> $model.name
/// entry.reactive.text <~> $model.address.street
/// ```
///
/// You can use it with properties of `@Observable` classes, with `@Published` properties, and with computed properties
/// that read such properties. If the object isn't stored in a `@Bindable` property, write
/// `entry.reactive.text <~> Bindable(model).name`. See ``BindableProperty``. Corresponds to `Bindable` in SwiftUI.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
    /// The object whose properties can be bound.
    public var wrappedValue: Model

    /// The properties of the object as models for two-way bindings.
    public var projectedValue: Bindable { self }

    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    public init(_ model: Model) { wrappedValue = model }

    /// Returns a property as a model for a two-way binding. The model doesn't retain the object.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> BindableProperty<Value> {
        BindableProperty<Value>(keyPath) { [weak wrappedValue] in wrappedValue.map { .present($0) } ?? .ended }
    }
}
