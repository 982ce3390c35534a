import Combine
import Observation

/// A property of an object, or a part of its value, as a model for a two-way binding.
///
/// Create an instance with ``Bindable`` or with the `$property` of an observed object:
///
/// ```swift
/// entry.reactive.text <~> $viewModel.name
/// entry.reactive.text <~> $viewModel.note.title              // a nested property of a structure
/// entry.reactive.text <~> $viewModel.draft.title             // a property of an optional structure
/// entry.reactive.text <~> $store.notes[id: id].title         // a property of an element
/// ```
///
/// - The binding observes the model like `observe`. If the model changes, the bound property is set before the next
///   event of the user and before layout, once for all changes. If the user changes the bound property, the model is
///   set immediately. The `didSet` observer of the model property runs once.
/// - A property of an observed object always refers to the current object.
/// - If an optional is nil or an element was removed, the model has no value. The bound widget is then insensitive and
///   displays the last value. Changes of the bound property are dropped. The binding continues when there is a value
///   again.
/// - The property doesn't retain an object.
///
/// Corresponds to `Binding` in SwiftUI.
@MainActor
@dynamicMemberLookup
public struct BindableProperty<Value>: TwoWayModel {
    /// The result of reading the value.
    enum Content {
        case present(Value)
        /// There is no value now, but there can be a value later.
        case absent
        /// There will never be a value again.
        case ended
    }

    typealias Change = (inout Value) -> Void

    private let read: @MainActor () -> Content
    /// A closure that changes the value in place. It does nothing if there is no value.
    private let update: @MainActor (Change) -> Void

    init(read: @escaping @MainActor () -> Content, update: @escaping @MainActor (Change) -> Void) {
        self.read = read
        self.update = update
    }

    init<Model: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Model, Value>,
        of object: @escaping @MainActor () -> BindableProperty<Model>.Content
    ) {
        self.init {
            switch object() {
            case .present(let model): .present(model[keyPath: keyPath])
            case .absent: .absent
            case .ended: .ended
            }
        } update: { change in
            if case .present(let model) = object() { change(&model[keyPath: keyPath]) }
        }
    }

    /// Creates a property for the wrapped value of an optional property.
    ///
    /// ```swift
    /// entry.reactive.text <~> BindableProperty(unwrapping: $viewModel.nickname)
    /// ```
    ///
    /// You don't need this initializer to access a part of the wrapped value, for example `$viewModel.draft.title`.
    /// Corresponds to `Binding(_:)` for an optional in SwiftUI.
    public init(unwrapping property: BindableProperty<Value?>) {
        self = property.part {
            $0
        } update: { optional, change in
            guard var value = optional else { return }
            // After the optional is set to nil, there is a single reference to the value. Therefore, the change doesn't
            // copy the value.
            optional = nil
            change(&value)
            optional = value
        }
    }

    /// Returns a part of the value as a model for a two-way binding.
    public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> BindableProperty<Member> {
        part {
            $0[keyPath: member]
        } update: { value, change in
            change(&value[keyPath: member])
        }
    }

    /// Returns a property of the `@Observable` object that is the value. A change sets the property of the object, but
    /// not the value.
    public subscript<Member>(
        dynamicMember member: ReferenceWritableKeyPath<Value, Member>
    ) -> BindableProperty<Member> where Value: AnyObject & Observable {
        BindableProperty<Member>(member, of: read)
    }

    /// Returns a part of the wrapped value. The part doesn't exist while the optional is nil.
    public subscript<Wrapped, Member>(
        dynamicMember member: WritableKeyPath<Wrapped, Member>
    ) -> BindableProperty<Member> where Value == Wrapped? {
        BindableProperty<Wrapped>(unwrapping: self)[dynamicMember: member]
    }

    /// Returns a property for a part of the value. The part might not exist.
    ///
    /// - Parameters:
    ///   - find: A closure that returns the part, or nil if it doesn't exist.
    ///   - update: A closure that changes the part in place. It's called only if the part exists.
    func part<Part>(
        _ find: @escaping @MainActor (Value) -> Part?,
        update updatePart: @escaping @MainActor (inout Value, BindableProperty<Part>.Change) -> Void
    ) -> BindableProperty<Part> {
        BindableProperty<Part> { [read] in
            switch read() {
            case .present(let value): find(value).map { .present($0) } ?? .absent
            case .absent: .absent
            case .ended: .ended
            }
        } update: { [update] change in
            // If the part doesn't exist, don't set the property, because the assignment would notify the observers of
            // the property.
            if has(find) { update { updatePart(&$0, change) } }
        }
    }

    /// Returns a Boolean value that indicates whether the part exists. The check is a separate function, so that the
    /// value is released before the change. Otherwise, the change would copy the value.
    private func has<Part>(_ find: (Value) -> Part?) -> Bool {
        guard case .present(let value) = read() else { return false }
        return find(value) != nil
    }

    public var modelAccess: ModelAccess<Value> {
        ModelAccess { [read] owner, receive in
            var event: ModelAccess<Value>.Event?
            // The receiver may run code that changes the model, for example a handler of the bound property.
            let observation = ObservedClosure(of: owner, then: { if let last = event.take() { receive(last) } }) {
                event =
                    switch read() {
                    case .present(let value): .value(value)
                    case .absent: .absent
                    case .ended: .finished
                    }
            }
            return AnyCancellable { @Sendable in observation.cancel() }
        } offer: { [read, update] value in
            if case .absent = TrackingScope.suspendedOnMainActor(read) { throw AbsentModel() }
            return ModelAccess.Offer(accepted: value) {
                update { $0 = value }
                // The property may have changed or ignored the value, for example in `didSet`.
                return switch TrackingScope.suspendedOnMainActor(read) {
                case .present(let taken): taken
                case .absent: value
                case .ended: nil
                }
            }
        }
    }
}
