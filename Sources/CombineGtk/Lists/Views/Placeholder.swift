import Combine
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
    /// The placeholder only receives clicks within its own area. This initializer corresponds to a
    /// `ContentUnavailableView` in an `overlay` in SwiftUI.
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
