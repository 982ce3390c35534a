import CombineAdw

struct ToastsPage: GalleryPage {
    let title = "Toasts"
    let section = GallerySection.dialogs
    let keywords = "notification undo message overlay"
    let source = PackageResources.ToastsPage_swift

    func makeContent() -> Widget {
        let count = CurrentValueRelay(3)
        let delete = Button(label: "Delete a Note")
        delete.reactive.isSensitive <~ count.map { $0 > 0 }
        delete.clicked.sink(on: delete) { delete in
            count.accept(count.value - 1)
            // The window shows the toast on top of its whole content.
            let window = delete.root as? Window
            window?.toast("1 note deleted", undo: { count.accept(count.value + 1) })
        }

        // A toast overlay covers only a part of the window. It shows toasts above its child.
        let save = Button(label: "Save")
        let overlay = ToastOverlay { save.align(horizontal: .center, vertical: .center) }
        save.clicked.sink(on: overlay) { overlay in overlay.addToast(Toast("Saved")) }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                delete
                Label("").bind(\.label, to: count.map { "\($0) notes" })
            }
            overlay.css("card").size(height: 160)
        }
    }
}
