import Gtk

extension Menu {
    /// A menu within a menu, with a title. It corresponds to a nested `Menu` in SwiftUI and uses
    /// `g_menu_append_submenu`.
    @MainActor
    public struct Submenu {
        let part: MenuPart

        /// Creates a submenu with constant parts.
        public init(_ title: String, @MenuBuilder content: () -> [MenuPart]) {
            part = MenuPart(kind: .submenu(title: title, .parts(content())))
        }

        /// Creates a submenu that shows the latest array of a stream. The closure creates the menu parts of each
        /// element.
        public init<Source: Publisher, Element>(
            _ title: String,
            _ values: Source,
            @MenuBuilder content: @escaping @MainActor (Element) -> [MenuPart]
        ) where Source.Output == [Element], Source.Failure == Never {
            part = MenuPart(kind: .submenu(title: title, .each(of: values, content)))
        }

        /// Creates a submenu that shows the array that a closure returns. See ``/CombineModel/Observed``.
        public init<Element>(
            _ title: String,
            _ values: @escaping @MainActor () -> [Element],
            @MenuBuilder content: @escaping @MainActor (Element) -> [MenuPart]
        ) {
            self.init(title, Observed(values, of: "the closure of a Menu.Submenu"), content: content)
        }

        /// Creates a submenu that shows the latest array of a stream. The closure receives an object and creates the
        /// menu parts of each element. The submenu references the object weakly. After the object is deallocated, the
        /// submenu is empty.
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
