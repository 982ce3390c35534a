import Gtk

extension Menu {
    /// A menu item with a check mark that switches a Boolean value of a model. It corresponds to `Toggle` in SwiftUI.
    ///
    /// ```swift
    /// Menu { Menu.Toggle("Word Wrap", isOn: $viewModel.wraps) }
    /// ```
    ///
    /// If you also need keys or a button, use `Command.toggle`.
    @MainActor
    public struct Toggle {
        let command: @MainActor () -> Command

        /// Creates a menu item that is bound to a model.
        ///
        /// - Parameters:
        ///   - title: The title of the item.
        ///   - model: The model, which the item reads and sets, as with `<~>`. While the model has no value, the item
        ///     is disabled.
        public init(_ title: String, isOn model: some TwoWayModel<Bool>) {
            command = { Command.toggle("toggle", title: title, isOn: model) }
        }
    }
}
