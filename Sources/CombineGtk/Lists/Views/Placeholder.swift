import Combine
import Gtk

extension _SelectionView {
    /// A publisher that sends whether there are no rows, now and after each change.
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
    /// It corresponds to SwiftUI's `ContentUnavailableView` in an `overlay`. The placeholder only receives clicks
    /// within its own area.
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
