import Gtk

extension Menu {
    /// A section of a menu, with an optional title. Separators are shown between sections. This type corresponds to
    /// `Section` in SwiftUI and uses `g_menu_append_section`.
    @MainActor
    public struct Section {
        let part: MenuPart

        /// Creates a section with constant parts.
        public init(_ title: String? = nil, @MenuBuilder content: () -> [MenuPart]) {
            part = MenuPart(kind: .section(title: title, .parts(content())))
        }

        /// Creates a section that shows the latest array of a stream. The closure creates the menu parts of each
        /// element.
        ///
        /// ```swift
        /// Menu.Section("Recent", viewModel.$recent) { file in
        ///     Command("open", title: file.name) { viewModel.open(file) }
        /// }
        /// ```
        ///
        /// The menu retains the closure. If the closure uses the window, pass the window as `on:`.
        public init<Source: Publisher, Element>(
            _ title: String? = nil,
            _ values: Source,
            @MenuBuilder content: @escaping @MainActor (Element) -> [MenuPart]
        ) where Source.Output == [Element], Source.Failure == Never {
            part = MenuPart(kind: .section(title: title, .each(of: values, content)))
        }

        /// Creates a section that shows the array that a closure returns. See ``/CombineModel/Observed``.
        public init<Element>(
            _ title: String? = nil,
            _ values: @escaping @MainActor () -> [Element],
            @MenuBuilder content: @escaping @MainActor (Element) -> [MenuPart]
        ) {
            self.init(title, Observed(values, of: "the closure of a Menu.Section"), content: content)
        }

        /// Creates a section that shows the latest array of a stream. The closure receives an object and creates the
        /// menu parts of each element. The section references the object weakly. After the object is deallocated, the
        /// section is empty.
        ///
        /// ```swift
        /// Menu.Section("Recent", viewModel.$recent, on: self) { window, file in
        ///     Command("open", title: file.name, on: window) { window in await window.open(file) }
        /// }
        /// ```
        public init<Source: Publisher, Element, Owner: AnyObject>(
            _ title: String? = nil,
            _ values: Source,
            on owner: Owner,
            @MenuBuilder content: @escaping @MainActor (Owner, Element) -> [MenuPart]
        ) where Source.Output == [Element], Source.Failure == Never {
            part = MenuPart(kind: .section(title: title, .each(of: values, on: owner, content)))
        }
    }
}
