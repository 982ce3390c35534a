import Combine
import Gtk

extension _SelectionView {
    /// A Boolean value that indicates whether there are no rows, now and from then on.
    public var isEmpty: AnyPublisher<Bool, Never> {
        rows("\(Self.self).isEmpty")?.emptiness ?? Just(true).eraseToAnyPublisher()
    }
}

extension StreamRows {
    var emptiness: AnyPublisher<Bool, Never> { publisher(for: \.isEmpty).eraseToAnyPublisher() }
}

extension Overlay {
    /// A list that scrolls, and a widget in its place while it has no rows.
    ///
    /// ```swift
    /// window.child = Overlay(list, placeholder: Label(label: "No notes yet"))
    /// ```
    ///
    /// SwiftUI's `ContentUnavailableView` in an `overlay`. The placeholder takes no clicks from the list but where it is.
    public convenience init(_ list: some _SelectionView, placeholder: Widget) {
        self.init()
        let scrolled = ScrolledWindow()
        scrolled.child = list
        child = scrolled
        placeholder.halign = .center
        placeholder.valign = .center
        addOverlay(placeholder)
        placeholder.reactive.isVisible <~ list.isEmpty
    }
}
