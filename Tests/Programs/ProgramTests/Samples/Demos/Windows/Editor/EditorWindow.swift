import CombineGtk

/// A window with a text view, a toolbar, messages and a status bar.
public final class EditorWindow: ApplicationWindow {
    @Outlet var infobar: InfoBar
    @Outlet var message: Label
    @Outlet var text: TextView
    @Outlet var status: Statusbar
    @Outlet var openButton: Button

    public override class var template: Interface? { .editorWindow }

    public override class var handlers: [String: Handler] {
        [
            "hide_message": Handler(EditorWindow.hideMessage),
            "show_status": Handler(EditorWindow.showStatus),
        ]
    }

    /// Creates a window of an application.
    public override init(application: Application?) {
        super.init(application: application)
        addAction("open", on: self) { window in window.chooseFile() }
        addAction("logo", on: self) { window in window.show("You activated the action “logo”.") }
        let choices = [("color", Variant("red")), ("shape", Variant("square"))]
        for (name, state) in choices {
            follow(addAction(name, parameterType: String.actionParameterType, state: state))
        }
        follow(addAction("bold", state: Variant(false)))
        showStatus()
    }

    /// Reads a file into the text view. If that fails, the window shows the error.
    func open(_ file: File) {
        do {
            let contents = try file.loadContentsBlocking().contents
            guard let content = String(validating: contents, as: UTF8.self) else {
                return show("“\(file.parseName)” isn't text in UTF-8.")
            }
            text.buffer.text = content
            title = file.basename
        } catch {
            show("“\(file.parseName)” cannot be read: \(error.message)")
        }
    }

    private func chooseFile() {
        let dialog = FileChooserNative(title: "Open File", parent: self, action: .open)
        dialog.response.sink(on: self) { window, response in
            if response == ResponseType.accept.rawValue, let file = dialog.file { window.open(file) }
            dialog.destroy()
        }
        dialog.show()
    }

    /// Shows a message whenever the state of an action changes.
    private func follow(_ action: SimpleAction) {
        let name = action.name ?? ""
        action.publisher(for: \.state).dropFirst().sink(on: self) { window, state in
            let value = state.map { $0.print() } ?? "none"
            window.show("You set the action “\(name)” to \(value).")
        }
    }

    private func show(_ text: String) {
        message.label = text
        infobar.isVisible = true
    }

    private func hideMessage() { infobar.isVisible = false }

    private func showStatus() {
        let buffer = text.buffer
        let cursor = buffer.iter(atMark: buffer.insertMark)
        let context = status.contextID("cursor")
        status.pop(context)
        let text =
            "Cursor at row \(cursor.line) column \(cursor.lineOffset) - \(buffer.characterCount) chars in document"
        _ = status.push(context, text: text)
    }
}
