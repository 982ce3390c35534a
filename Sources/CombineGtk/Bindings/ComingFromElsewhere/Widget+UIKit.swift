import Gtk

// Unavailable members with names from UIKit, RxCocoa and CombineCocoa. The compiler suggests the name in GTK. The
// members are declared in protocol extensions, so that subclasses can declare their own members with these names.

extension ObjectProtocol where Self: Widget {
    @available(*, unavailable, renamed: "isSensitive")
    public var isEnabled: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "use isVisible, which has the opposite meaning")
    public var isHidden: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "children")
    public var subviews: [Widget] { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "parent")
    public var superview: Widget? { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message: "set colors in a StyleSheet, for a style class that you add with addCSSClass(_:)"
    )
    public var backgroundColor: Never { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message:
            "subscribe to a signal such as button.clicked, or to widget.publisher(for:) for a property; bind a property with widget.reactive.property <~ publisher"
    )
    public var rx: Never { get { fatalError("unavailable") } }

    @available(
        *,
        unavailable,
        message: "use the API of the container, for example Box.append(_:), Window.child or Grid.attach(_:column:row:)"
    )
    public func addSubview(_ view: Widget) { fatalError("unavailable") }

    @available(*, unavailable, message: "use the API of the container: call Box.remove(_:), or set Window.child to nil")
    public func removeFromSuperview() { fatalError("unavailable") }

    @available(*, unavailable, renamed: "grabFocus()")
    public func becomeFirstResponder() -> Bool { fatalError("unavailable") }
}

extension ObjectProtocol where Self: Window {
    @available(*, unavailable, message: "a window is its own controller: subclass Window, and set child")
    public var rootViewController: Never { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "present()")
    public func makeKeyAndVisible() { fatalError("unavailable") }
}

extension ObjectProtocol where Self: Button {
    @available(*, unavailable, renamed: "clicked")
    public var tapPublisher: Never { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "label")
    public var title: String? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "set label")
    public func setTitle(_ title: String?, for state: Any) { fatalError("unavailable") }

    @available(*, unavailable, message: "use clicked.sink(on: self) { owner in … }")
    public func addTarget(_ target: Any?, action: Any, for events: Any) { fatalError("unavailable") }
}

extension ObjectProtocol where Self: Entry {
    @available(*, unavailable, message: "use publisher(for: \\.text)")
    public var textPublisher: Never { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "placeholderText")
    public var placeholder: String? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

extension ObjectProtocol where Self: TextView {
    @available(*, unavailable, message: "use publisher(for: \\.text)")
    public var textPublisher: Never { get { fatalError("unavailable") } }
}

extension ObjectProtocol where Self: Switch {
    @available(*, unavailable, renamed: "isActive")
    public var isOn: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

extension ObjectProtocol where Self: CheckButton {
    @available(*, unavailable, renamed: "isActive")
    public var isOn: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
