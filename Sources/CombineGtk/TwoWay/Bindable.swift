import Combine
import Gtk

/// The properties of an object as models of two-way bindings: `entry.reactive.text <~> Bindable(model).name`.
///
/// ```swift
/// @Bindable var model: ProfileModel
/// entry.reactive.text <~> $model.name
/// ```
///
/// SwiftUI's `Bindable`. For `@Observable` classes, `ObservableObject`s with `@Published` properties, and computed
/// properties made of those. What changes in a property is followed as `observe` does it: the bound property is set at the
/// next frame, before layout, once however many changes there were. What the user does reaches the model at once.
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
    ) -> BindableProperty<Model, Value> {
        BindableProperty(model: wrappedValue, keyPath: keyPath)
    }
}

/// A property of an object as the model of a two-way binding; see ``Bindable``.
@MainActor
public struct BindableProperty<Model: AnyObject, Value>: TwoWayModel {
    weak let model: Model?
    let keyPath: ReferenceWritableKeyPath<Model, Value>

    public var side: ModelSide<Value> {
        let (weakModel, keyPath) = (WeakModel(model: model), keyPath)
        return ModelSide { owner, receive, end in
            let observation = MainThread.assume {
                ObservedClosure(of: owner) {
                    guard let model = weakModel.model else { return MainThread.assume(end) }
                    let value = model[keyPath: keyPath]
                    // What it sets off is not what decides about the value.
                    PropertyAccess.ignoring { receive(value) }
                }
            }
            return AnyCancellable { observation.dispose() }
        } offer: { value in
            ModelSide.Offer(accepted: value) {
                guard let model = weakModel.model else { return nil }
                model[keyPath: keyPath] = value
                // It may have made something else of it, in `didSet` say.
                return PropertyAccess.ignoring { model[keyPath: keyPath] }
            }
        }
    }

    private struct WeakModel {
        weak var model: Model?
    }
}
