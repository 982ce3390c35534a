import Combine
import Gtk

extension Menu {
    /// A checkable item of a menu that changes a Boolean value of a model. SwiftUI's `Toggle`.
    ///
    /// ```swift
    /// Menu { Menu.Toggle("Word Wrap", isOn: $viewModel.wraps) }
    /// ```
    ///
    /// If the item needs keys, or also a button, use `Command.toggle`.
    @MainActor
    public struct Toggle {
        let command: @MainActor () -> Command

        /// - Parameters:
        ///   - title: The title of the item.
        ///   - model: The model, which the item follows and sets, as with `<~>`. While there is no model, the item is
        ///     insensitive.
        public init(_ title: String, isOn model: some TwoWayModel<Bool>) {
            command = { Command.toggle("toggle", title: title, isOn: model) }
        }
    }
}
