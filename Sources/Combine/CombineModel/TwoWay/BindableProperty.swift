import Combine

/// A property of an object, or a part of its value, as the model of a two-way binding. SwiftUI's `Binding`.
///
/// ``Bindable`` creates it, as does `$property` of an observed object:
///
/// ```swift
/// entry.reactive.text <~> $viewModel.name
/// entry.reactive.text <~> $viewModel.note.title              // of a structure, however deep
/// entry.reactive.text <~> $viewModel.draft.title             // of an optional one: rests while there is none
/// entry.reactive.text <~> $store.notes[id: id].title         // of an element: rests once it is gone
/// ```
///
/// - The binding follows changes like `observe`: the bound property is set at the next frame, before layout, once for
///   any number of changes. The user's changes reach the model immediately, through the setter of the property, whose
///   `didSet` runs once.
/// - For an observed object, it follows the current object.
/// - If there is no value, because an optional object or value is nil or an element was removed, the bound widget is
///   insensitive and keeps showing its last value. Changes are dropped in that state. The binding continues with the
///   next value.
/// - It doesn't hold an object.
@MainActor
@dynamicMemberLookup
public struct BindableProperty<Value>: TwoWayModel {
    /// The result of looking for the value.
    enum Content {
        case present(Value)
        /// There is currently no value.
        case absent
        /// There will be no value anymore.
        case gone
    }

    typealias Change = (inout Value) -> Void

    private let read: @MainActor () -> Content
    /// Changes the value in place, if there is one.
    private let update: @MainActor (Change) -> Void

    init(read: @escaping @MainActor () -> Content, update: @escaping @MainActor (Change) -> Void) {
        self.read = read
        self.update = update
    }

    /// Creates a property of the current object, if there is one.
    init<Model: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Model, Value>,
        of object: @escaping @MainActor () -> BindableProperty<Model>.Content
    ) {
        self.init {
            switch object() {
            case .present(let model): .present(model[keyPath: keyPath])
            case .absent: .absent
            case .gone: .gone
            }
        } update: { change in
            if case .present(let model) = object() { change(&model[keyPath: keyPath]) }
        }
    }

    /// Creates a property for the wrapped value of an optional property, while that isn't nil.
    ///
    /// ```swift
    /// entry.reactive.text <~> BindableProperty(unwrapping: $viewModel.nickname)
    /// ```
    ///
    /// It corresponds to SwiftUI's `Binding(_:)` for an optional. To access a part of the wrapped value, you don't need
    /// it: `$viewModel.draft.title`.
    public init(unwrapping property: BindableProperty<Value?>) {
        self = property.part {
            $0
        } update: { optional, change in
            guard var value = optional else { return }
            // Only one reference to the value exists at this point, so that a change in place doesn't copy it.
            optional = nil
            change(&value)
            optional = value
        }
    }

    /// A part of the value.
    public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> BindableProperty<Member> {
        part {
            $0[keyPath: member]
        } update: { value, change in
            change(&value[keyPath: member])
        }
    }

    /// Returns a part of the wrapped value, while the optional isn't nil.
    public subscript<Wrapped, Member>(
        dynamicMember member: WritableKeyPath<Wrapped, Member>
    ) -> BindableProperty<Member> where Value == Wrapped? {
        BindableProperty<Wrapped>(unwrapping: self)[dynamicMember: member]
    }

    /// Returns an optional part.
    ///
    /// - Parameters:
    ///   - find: A closure that returns the part, or nil if the value has no such part.
    ///   - update: A closure that changes the part in place. It's only called if `find` found a part.
    func part<Part>(
        _ find: @escaping @MainActor (Value) -> Part?,
        update updatePart: @escaping @MainActor (inout Value, BindableProperty<Part>.Change) -> Void
    ) -> BindableProperty<Part> {
        BindableProperty<Part> { [read] in
            switch read() {
            case .present(let value): find(value).map { .present($0) } ?? .absent
            case .absent: .absent
            case .gone: .gone
            }
        } update: { [update] change in
            // Setting a value without such a part would have no effect.
            if has(find) { update { updatePart(&$0, change) } }
        }
    }

    /// Returns a Boolean value that indicates whether there is a part. The value is released before the part is
    /// changed, so that the change doesn't copy it.
    private func has<Part>(_ find: (Value) -> Part?) -> Bool {
        guard case .present(let value) = read() else { return false }
        return find(value) != nil
    }

    public var modelAccess: ModelAccess<Value> {
        ModelAccess { [read] owner, receive in
            let observation = ObservedClosure(of: owner) {
                let event: ModelAccess<Value>.Event =
                    switch read() {
                    case .present(let value): .value(value)
                    case .absent: .absent
                    case .gone: .finished
                    }
                // Suspended, so that the observation doesn't follow the values that subscribers read.
                TrackingScope.suspended { receive(event) }
            }
            return AnyCancellable { observation.cancel() }
        } offer: { [read, update] value in
            if case .absent = TrackingScope.suspended(read) { throw AbsentModel() }
            return ModelAccess.Offer(accepted: value) {
                update { $0 = value }
                // The property may have changed the value, for example in `didSet`, or ignored it.
                return switch TrackingScope.suspended(read) {
                case .present(let taken): taken
                case .absent: value
                case .gone: nil
                }
            }
        }
    }
}
