import CombineGtk

struct WindowsPage: GalleryPage {
    let title = "Windows"
    let section = GallerySection.dialogs
    let keywords = "top level modal title bar assistant wizard steps size"
    let source = PackageResources.WindowsPage_swift

    func makeContent() -> Widget {
        let plain = Button(label: "A Window")
        plain.clicked.sink(on: plain) { button in
            let close = Button(label: "Close").margin(48)
            let window = Window(title: "A Window", titlebar: HeaderBar {}) { close }
            close.clicked.sink(on: window) { window in window.close() }
            window.transientFor = button.root as? Window
            window.present()
        }
        let modal = Button(label: "A Modal Window")
        modal.clicked.sink(on: modal) { button in
            let window = ApplicationWindow(application: nil, title: "Modal") {
                Label("The window behind waits for this one").margin(48)
            }
            window.transientFor = button.root as? Window
            window.isModal = true
            window.isResizable = false
            window.present()
        }
        let steps = Button(label: "An Assistant")
        steps.clicked.sink(on: steps) { button in
            let assistant = makeAssistant()
            assistant.transientFor = button.root as? Window
            assistant.present()
        }

        return Box.vertical(spacing: 12) {
            for button in [plain, modal, steps] { button.align(horizontal: .start) }
        }
    }

    private func makeAssistant() -> Assistant {
        let assistant = Assistant()
        let types: [(String, AssistantPageType)] = [("Welcome", .intro), ("Ready", .confirm)]
        for (title, type) in types {
            let page = Label(title).margin(48)
            _ = assistant.appendPage(page)
            assistant.setPageTitle(page, title: title)
            assistant.setPageType(page, type: type)
            assistant.setPageComplete(page, complete: true)
        }
        for signal in [assistant.apply, assistant.cancel] {
            signal.sink(on: assistant) { assistant in assistant.close() }
        }
        return assistant
    }
}
