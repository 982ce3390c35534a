import Combine
import Gtk

extension Menu {
    /// A checkable item of a menu that changes a Boolean value of a model. SwiftUI's `Toggle`.
    ///
    /// ```swift
    /// Menu { Menu.Toggle("Word Wrap", isOn: $viewModel.wraps) }
    /// ```
    ///
    /// One that has keys, or is a button too, is a ``Command`` with `isOn:`.
    @MainActor
    public struct Toggle {
        let command: @MainActor () -> Command

        /// - Parameters:
        ///   - title: what the menu calls it.
        ///   - model: what is followed and set, as by `<~>`. While there is none, the item is insensitive.
        public init(_ title: String, isOn model: some TwoWayModel<Bool>) {
            command = { Command("toggle", title: title, isOn: model) }
        }
    }
}
