import Combine

/// A property of an object as the model of a two-way binding; made by ``Bindable``, and by `$property` of an observed object.
///
/// - Changes are followed as `observe` does it: the bound property is set at the next frame, before layout, once however
///   many changes there were. What the user does reaches the model at once, by the property's setter: its `didSet` runs.
/// - A property of a structure in the property is one too: `$viewModel.note.title`.
/// - Of an observed object it follows the object that is there at the time. While an optional one is absent, the bound
///   widget is insensitive.
@MainActor
@dynamicMemberLookup
public struct BindableProperty<Model: AnyObject, Value>: TwoWayModel {
    /// The object that has the property, as far as there is one.
    enum Source {
        case present(Model)
        /// None for now.
        case absent
        /// None any more.
        case gone
    }

    private let keyPath: ReferenceWritableKeyPath<Model, Value>
    private let source: @MainActor () -> Source

    init(_ keyPath: ReferenceWritableKeyPath<Model, Value>, of source: @escaping @MainActor () -> Source) {
        self.keyPath = keyPath
        self.source = source
    }

    /// A part of the property's value.
    public subscript<Member>(
        dynamicMember member: WritableKeyPath<Value, Member>
    ) -> BindableProperty<Model, Member> {
        BindableProperty<Model, Member>(keyPath.appending(path: member)) { [source] in
            switch source() {
            case .present(let model): .present(model)
            case .absent: .absent
            case .gone: .gone
            }
        }
    }

    public var side: ModelSide<Value> {
        ModelSide { [keyPath, source] owner, receive in
            let observation = ObservedClosure(of: owner) {
                let event: ModelSide<Value>.Event =
                    switch source() {
                    case .present(let model): .value(model[keyPath: keyPath])
                    case .absent: .absent
                    case .gone: .finished
                    }
                // What it sets off is not what decides about the value.
                TrackingScope.suspended { receive(event) }
            }
            return AnyCancellable { observation.cancel() }
        } offer: { [keyPath, source] value in
            switch source() {
            case .absent: throw AbsentModel()
            case .gone: return ModelSide.Offer(accepted: value) { nil }
            case .present:
                return ModelSide.Offer(accepted: value) {
                    guard case .present(let model) = source() else { return nil }
                    model[keyPath: keyPath] = value
                    // It may have made something else of it, in `didSet` say.
                    return TrackingScope.suspended { model[keyPath: keyPath] }
                }
            }
        }
    }
}
