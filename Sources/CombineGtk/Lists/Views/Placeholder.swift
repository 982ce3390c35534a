import Gtk

extension _SelectionView {
    /// A publisher of a Boolean value that indicates whether the list has no rows. It sends the current value and each
    /// change.
    public var isEmpty: AnyPublisher<Bool, Never> {
        rows("\(Self.self).isEmpty")?.emptiness ?? Just(true).eraseToAnyPublisher()
    }
}

extension StreamRows {
    var emptiness: AnyPublisher<Bool, Never> { publisher(for: \.isEmpty).eraseToAnyPublisher() }
}

extension Overlay {
    /// Creates a scrolling list with a placeholder that is shown while the list has no rows.
    ///
    /// ```swift
    /// window.child = Overlay(list, placeholder: Label(label: "No notes yet"))
    /// ```
    ///
    /// A placeholder that scrolls, such as a `StatusPage` of `CombineAdw`, fills the list. Any other placeholder is
    /// centered and only receives clicks within its own area. This initializer corresponds to a
    /// `ContentUnavailableView` in an `overlay` in SwiftUI.
    public convenience init(_ list: some _SelectionView, placeholder: Widget) {
        self.init()
        let scrolled = ScrolledWindow()
        scrolled.child = list
        child = scrolled
        // The natural size of a scrolled window can be smaller than its content.
        if !placeholder.scrolls {
            placeholder.halign = .center
            placeholder.valign = .center
        }
        addOverlay(placeholder)
        placeholder.reactive.isVisible <~ list.isEmpty
    }
}

extension Widget {
    fileprivate var scrolls: Bool { self is ScrolledWindow || children.contains(where: \.scrolls) }
}
