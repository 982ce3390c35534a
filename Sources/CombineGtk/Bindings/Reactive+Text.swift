import Gtk

extension Reactive where Base: TextView {
    /// The text of the view's buffer. A binding changes only the part that differs, so that the cursor, the selection
    /// and the scroll position keep their places.
    public var text: ReactiveProperty<Base, String> { bind(\.boundText) }
}

extension Reactive where Base: TextBuffer {
    /// The text of the buffer. A binding changes only the part that differs, so that the cursor, the selection and the
    /// scroll positions of the views keep their places.
    public var text: ReactiveProperty<Base, String> { bind(\.boundText) }
}
