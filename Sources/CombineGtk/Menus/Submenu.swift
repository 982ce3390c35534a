import Combine
import Gtk

extension Menu {
    /// A menu within a menu, with a title. SwiftUI's nested `Menu`. `g_menu_append_submenu`.
    @MainActor
    public struct Submenu {
        let part: MenuPart

        /// Creates a submenu with the parts in its braces.
        public init(_ title: String, @MenuBuilder content: () -> [MenuPart]) {
            part = MenuPart(kind: .submenu(title: title, .parts(content())))
        }

        /// Creates a submenu that follows a stream, with the parts that a closure returns for each of the latest
        /// values.
        public init<Source: Publisher, Element>(
            _ title: String,
            _ values: Source,
            @MenuBuilder content: @escaping @MainActor (Element) -> [MenuPart]
        ) where Source.Output == [Element], Source.Failure == Never {
            part = MenuPart(kind: .submenu(title: title, .each(of: values, content)))
        }

        /// Creates a submenu that follows a stream, with an object that is held weakly. If it no longer exists, there
        /// are no items.
        public init<Source: Publisher, Element, Owner: AnyObject>(
            _ title: String,
            _ values: Source,
            on owner: Owner,
            @MenuBuilder content: @escaping @MainActor (Owner, Element) -> [MenuPart]
        ) where Source.Output == [Element], Source.Failure == Never {
            part = MenuPart(kind: .submenu(title: title, .each(of: values, on: owner, content)))
        }
    }
}
