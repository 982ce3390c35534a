import Gtk

// Names that UIKit, RxCocoa and CombineCocoa have for what GTK calls otherwise: the compiler says what to write. They
// are of a protocol, so that a subclass may give them its own meaning.

extension ObjectProtocol where Self: Widget {
    @available(*, unavailable, renamed: "isSensitive")
    public var isEnabled: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "write isVisible, which is its opposite")
    public var isHidden: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "opacity")
    public var alpha: Double {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "canTarget")
    public var isUserInteractionEnabled: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "hasFocus")
    public var isFirstResponder: Bool { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "children")
    public var subviews: [Widget] { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "parent")
    public var superview: Widget? { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message: "colours are style: add a style class, addCSSClass(_:), and give it a colour in a StyleSheet"
    )
    public var backgroundColor: Never { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message:
            "signals are publishers, button.clicked; properties are, widget.publisher(for:); a stream drives a property by widget.reactive.property <~ stream"
    )
    public var rx: Never { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message:
            "each container has its own way: append(_:) of a Box, child of a Window, attach(_:column:row:) of a Grid"
    )
    public func addSubview(_ view: Widget) { fatalError("unavailable") }

    @available(*, unavailable, message: "each container has its own way: remove(_:) of a Box, child = nil of a Window")
    public func removeFromSuperview() { fatalError("unavailable") }

    @available(*, unavailable, renamed: "grabFocus()")
    public func becomeFirstResponder() -> Bool { fatalError("unavailable") }

    @available(*, unavailable, renamed: "queueDraw()")
    public func setNeedsDisplay() { fatalError("unavailable") }

    @available(*, unavailable, renamed: "queueResize()")
    public func setNeedsLayout() { fatalError("unavailable") }
}

extension ObjectProtocol where Self: Window {
    @available(*, unavailable, message: "a window is its own controller: subclass Window, and set child")
    public var rootViewController: Never { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "present()")
    public func makeKeyAndVisible() { fatalError("unavailable") }
}
