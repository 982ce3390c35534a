import Gtk

// Unavailable members with names from UIKit, RxCocoa and CombineCocoa. The compiler suggests the name in GTK. The
// members are declared in protocol extensions, so that subclasses can declare their own members with these names.

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

extension ObjectProtocol where Self: Label {
    @available(*, unavailable, renamed: "lines")
    public var numberOfLines: Int {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "set justify to align the lines, and xalign to align the text within the label")
    public var textAlignment: Never { get { fatalError("unavailable") } }
}

extension ObjectProtocol where Self: Entry {
    @available(*, unavailable, message: "use publisher(for: \\.text)")
    public var textPublisher: Never { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "placeholderText")
    public var placeholder: String? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "set isTextVisible, which has the opposite meaning, or use a PasswordEntry")
    public var isSecureTextEntry: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "activate")
    public var returnPublisher: Never { get { fatalError("unavailable") } }
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

    @available(*, unavailable, message: "use publisher(for: \\.isActive)")
    public var isOnPublisher: Never { get { fatalError("unavailable") } }
}

extension ObjectProtocol where Self: CheckButton {
    @available(*, unavailable, renamed: "isActive")
    public var isOn: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "use publisher(for: \\.isActive)")
    public var isOnPublisher: Never { get { fatalError("unavailable") } }
}

extension ObjectProtocol where Self: GtkRange {
    @available(*, unavailable, renamed: "adjustment.lower")
    public var minimumValue: Double {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, renamed: "adjustment.upper")
    public var maximumValue: Double {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "use publisher(for: \\.adjustment.value)")
    public var valuePublisher: Never { get { fatalError("unavailable") } }
}

extension ObjectProtocol where Self: ProgressBar {
    @available(*, unavailable, renamed: "fraction")
    public var progress: Double {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

extension ObjectProtocol where Self: Spinner {
    @available(*, unavailable, renamed: "isSpinning")
    public var isAnimating: Bool { get { fatalError("unavailable") } }

    @available(*, unavailable, renamed: "start()")
    public func startAnimating() { fatalError("unavailable") }

    @available(*, unavailable, renamed: "stop()")
    public func stopAnimating() { fatalError("unavailable") }
}
