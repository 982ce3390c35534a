import Gtk

extension Window {
    /// Asks the user for a line of text.
    ///
    /// ```swift
    /// guard let name = await window.prompt("New Folder", placeholder: "Name") else { return }
    /// ```
    ///
    /// - Enter accepts the text, and Escape cancels. While the text isn't valid, the button that accepts it is disabled
    ///   and the reason is shown below the text.
    /// - The prompt closes when the window closes or the task is cancelled, like
    ///   `alert(_:message:_:)`.
    /// - Parameters:
    ///   - title: The question.
    ///   - message: An additional sentence.
    ///   - text: The initial text, which is selected.
    ///   - placeholder: The text that is shown while the entry is empty.
    ///   - accept: The title of the button that accepts the text, or nil for the translated title "OK".
    ///   - check: A closure that throws an error if the text isn't valid. By default, any text that isn't empty is
    ///     valid.
    /// - Returns: The text, or nil if the user cancelled or the prompt was closed for another reason.
    ///
    /// This method corresponds to a `UIAlertController` with a text field in UIKit.
    public func prompt(
        _ title: String,
        message: String? = nil,
        text: String = "",
        placeholder: String? = nil,
        accept: String? = nil,
        validatedBy check: (@MainActor (String) throws -> Void)? = nil
    ) async -> String? {
        let buttons = [Button(GTKText.cancel, .cancel), Button(accept ?? GTKText.ok, .suggested)]
        let content = AlertContent(title: title, message: message, buttons: buttons)
        let line = PromptLine(text: text, placeholder: placeholder, check: check)
        line.entry.accessible.label = title
        return await content.ask(over: self) { dialog in
            dialog.addBelowMessage(line)
            dialog.focusWidget = line.entry
            line.isAcceptable.sink { [weak dialog] isAcceptable in
                dialog?.setEnabled(isAcceptable, buttonAt: 1)
            }.store(in: &dialog.cancellables)
        } answer: { index in
            index == 1 ? line.entry.text : nil
        }
    }
}

/// The text entry of a prompt and, below it, the reason why the text isn't valid.
private final class PromptLine: Box {
    let entry = Entry()
    /// A publisher of a Boolean value that indicates whether the text is valid. It sends the initial value and each
    /// change.
    let isAcceptable: CurrentValueRelay<Bool>
    private let reason = Label()
    private let check: @MainActor (String) throws -> Void

    init(text: String, placeholder: String?, check: (@MainActor (String) throws -> Void)?) {
        self.check = check ?? { if $0.isEmpty { throw ValidationError("") } }
        isAcceptable = CurrentValueRelay(false)
        super.init(properties: ["orientation": Orientation.vertical, "spacing": 6])
        marginTop = 6
        entry.text = text
        entry.placeholderText = placeholder
        entry.activatesDefault = true
        reason.xalign = 0
        reason.wraps = true
        reason.isVisible = false
        reason.addCSSClass("error")
        append(entry)
        append(reason)
        isAcceptable.accept(failure == nil)
        entry.publisher(for: \.text).changes.sink(on: self) { line, _ in line.textChanged() }
    }

    private var failure: (any Error)? {
        do {
            try check(entry.text)
            return nil
        } catch {
            return error
        }
    }

    private func textChanged() {
        let failure = failure
        let text = failure.map { ErrorPresentation($0).title } ?? ""
        reason.label = text
        reason.isVisible = !text.isEmpty
        entry.accessible.invalid = failure == nil ? nil : .true
        if failure != nil, !text.isEmpty { entry.addCSSClass("error") } else { entry.removeCSSClass("error") }
        isAcceptable.accept(failure == nil)
    }
}
