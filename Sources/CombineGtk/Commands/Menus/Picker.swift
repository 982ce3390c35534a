import Gtk

extension Menu {
    /// A section of a menu in which the user chooses one of several values. It corresponds to `Picker` in SwiftUI.
    ///
    /// ```swift
    /// Menu.Submenu("Sort") { Menu.Picker(selection: $viewModel.order, title: \.name) }
    /// Menu.Picker("Theme", selection: $viewModel.theme, of: viewModel.$themes) { $0.name }
    /// ```
    ///
    /// - The picker is bound to the model in both directions, as with `<~>`. While the model has no value, the items
    ///   are disabled. If the model's value isn't among the choices, no item is checked.
    /// - If the model rejects a value, the active window shows the reason to the user.
    @MainActor
    public struct Picker<Value: Equatable> {
        let part: MenuPart

        /// Creates a picker with all values of a type.
        ///
        /// - Parameters:
        ///   - title: The title of the section.
        ///   - model: The model, which the picker reads and sets.
        ///   - valueTitle: A closure that returns the title of a value. By default, the title is the value's
        ///     description.
        public init(
            _ title: String? = nil,
            selection model: some TwoWayModel<Value>,
            title valueTitle: @escaping @MainActor (Value) -> String = { "\($0)" }
        ) where Value: CaseIterable {
            self.init(title, selection: model, of: Array(Value.allCases), title: valueTitle)
        }

        /// Creates a picker with the given values.
        public init(
            _ title: String? = nil,
            selection model: some TwoWayModel<Value>,
            of values: [Value],
            title valueTitle: @escaping @MainActor (Value) -> String = { "\($0)" }
        ) {
            self.init(title, selection: model, of: Just(values), title: valueTitle)
        }

        /// Creates a picker with the values in the array that a closure returns. See ``/CombineModel/Observed``.
        public init(
            _ title: String? = nil,
            selection model: some TwoWayModel<Value>,
            of values: @escaping @MainActor () -> [Value],
            title valueTitle: @escaping @MainActor (Value) -> String = { "\($0)" }
        ) {
            self.init(
                title,
                selection: model,
                of: Observed(values, of: "the closure of a Menu.Picker"),
                title: valueTitle
            )
        }

        /// Creates a picker with the values in the latest array of a stream.
        public init<Source: Publisher>(
            _ title: String? = nil,
            selection model: some TwoWayModel<Value>,
            of values: Source,
            title valueTitle: @escaping @MainActor (Value) -> String = { "\($0)" }
        ) where Source.Output == [Value], Source.Failure == Never {
            part = MenuPart(
                kind: .picker(title: title) { level in
                    let items = PickerItems<Value>(model.modelAccess, valueTitle)
                    items.fill(level, model.modelAccess, values)
                    level.keep(AnyCancellable(retaining: items))
                }
            )
        }
    }
}

/// The items of a picker, and the action whose state determines the checked item.
@MainActor
private final class PickerItems<Value: Equatable> {
    /// The state of the action while no value is selected.
    private static var none: Int { -1 }

    private let model: FollowedModel<Value>
    private let action: SimpleAction
    private let actionName = MenuActions.makeName()
    private let valueTitle: @MainActor (Value) -> String
    private var values: [Value] = []

    init(_ access: ModelAccess<Value>, _ valueTitle: @escaping @MainActor (Value) -> String) {
        model = FollowedModel(access)
        self.valueTitle = valueTitle
        action = SimpleAction(name: actionName, parameterType: Variant(Self.none).type, state: Variant(Self.none))
    }

    func fill(_ level: MenuLevel, _ access: ModelAccess<Value>, _ source: some Publisher<[Value], Never>) {
        action.reactive.isEnabled <~ model.value.map { $0 != nil }
        // A strong reference to `self` would cause a retain cycle, because this object retains the action.
        action.activate.sink(on: action) { [weak self] _, index in if let index = index?.int { self?.choose(index) } }
        model.value.sink(on: action) { [weak self] _, _ in self?.showChoice() }
        model.follow(access, on: action)
        level.keep(MenuActions.add(action))
        level.keep(
            MainActorDelivery { [weak self, weak level] values in
                if let level { self?.show(values, in: level) }
            }
            .follow(source) { _ in }
        )
    }

    private func show(_ new: [Value], in level: MenuLevel) {
        values = new
        level.setItems(
            new.enumerated().map { index, value in
                let item = MenuItem(label: menuLabel(valueTitle(value)))
                item.setActionAndTargetValue(MenuActions.fullName(actionName), targetValue: Variant(index))
                return item
            }
        )
        showChoice()
    }

    private func showChoice() {
        let index = model.value.value.flatMap { values.firstIndex(of: $0) } ?? Self.none
        if action.state?.int != index { action.state = Variant(index) }
    }

    private func choose(_ index: Int) {
        guard values.indices.contains(index) else { return }
        do {
            try model.offer(values[index])
        } catch {
            let title = valueTitle(values[index])
            guard let window = Window.active else {
                return Diagnostics.warning("The model rejected the menu choice \"\(title)\": \(error)")
            }
            window.presentUnhandled(error, of: title)
        }
    }
}
