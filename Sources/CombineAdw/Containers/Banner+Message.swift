#if GTK4_10
import CombineGtk

extension Banner {
    /// Creates a banner that is visible while there is a message.
    ///
    /// ```swift
    /// Banner(model.$saveError, button: retry)
    /// ```
    ///
    /// - The message is plain text, without markup. While the banner disappears, it still shows the last message.
    /// - With the trait `GTK4_14`, screen readers announce each message when it appears.
    ///
    /// - Parameters:
    ///   - message: A publisher of the messages. The banner disappears when the value is nil.
    ///   - button: A command. If it isn't nil, the banner has a button that starts the command.
    public convenience init(_ message: some Publisher<String?, Never>, button: Command? = nil) {
        self.init("", button: button)
        message.sink(on: self) { banner, message in
            if let message { banner.title = message }
            banner.isRevealed = message != nil
        }
    }

    /// Creates a banner that is visible while the result of a closure isn't nil. See ``/CombineModel/Observed``.
    public convenience init(_ message: @escaping @MainActor () -> String?, button: Command? = nil) {
        self.init(Observed(message, of: "the closure of a Banner"), button: button)
    }

    /// Creates a banner that is visible while the result of a closure is true. See ``/CombineModel/Observed``.
    public convenience init(_ title: String, isRevealed: @escaping @MainActor () -> Bool, button: Command? = nil) {
        self.init(title, isRevealed: Observed(isRevealed, of: "the closure of a Banner"), button: button)
    }

    /// Creates a banner that a publisher shows and hides.
    ///
    /// ```swift
    /// Banner("You are offline", isRevealed: model.$isOffline)
    /// ```
    ///
    /// In all other respects, the banner behaves like a banner that ``init(_:button:)`` creates. To change the title,
    /// use `bind(\.title, to:)`.
    public convenience init(_ title: String, isRevealed: some Publisher<Bool, Never>, button: Command? = nil) {
        self.init(title, button: button)
        reactive.isRevealed <~ isRevealed
    }

    private convenience init(_ title: String, button: Command?) {
        self.init(properties: ["title": title, "use-markup": false])
        accessibleRole = .status
        if let button { connect(button) }
        #if GTK4_14
        announceMessages()
        #endif
    }

    private func connect(_ command: Command) {
        reactive.buttonLabel <~ command.$title
        firstDescendant(of: Button.self)?.reactive.isSensitive <~ command.isEnabled
        buttonClicked.sink(on: self) { banner in command.start(in: banner.root as? Window) }
    }

    #if GTK4_14
    /// Announces each message that the user sees, because libadwaita doesn't announce the text of a banner.
    private func announceMessages() {
        let visibility = mapSignal.map { true }.merge(with: unmapSignal.map { false }).prepend(isMapped)
        visibility.combineLatest(publisher(for: \.isRevealed), publisher(for: \.title)) { isMapped, isRevealed, title in
            isMapped && isRevealed ? title : ""
        }
        .removeDuplicates()
        .sink(on: self) { banner, title in
            if title.isEmpty { return }
            // The title can contain markup.
            let text = banner.usesMarkup ? banner.firstDescendant(of: Label.self)?.text : title
            banner.announce(text ?? title, priority: .medium)
        }
    }
    #endif
}
#endif
