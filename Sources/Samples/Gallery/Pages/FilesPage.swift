import CombineGtk

struct FilesPage: GalleryPage {
    let title = "Files"
    let section = GallerySection.dialogs
    let keywords = "open save folder file chooser import export types"
    let source = PackageResources.FilesPage_swift

    func makeContent() -> Widget {
        let chosen = Label("No file was chosen yet").set(\.wraps, true).set(\.xalign, 0)

        let open = Button(label: "Open…")
        open.clicked.sink(on: chosen) { chosen in
            await show(in: chosen) { window in try await window.openFile(types: [.image]) }
        }
        let folder = Button(label: "Choose a Folder…")
        folder.clicked.sink(on: chosen) { chosen in
            await show(in: chosen) { window in try await window.openFolder() }
        }
        let save = Button(label: "Save…")
        save.clicked.sink(on: chosen) { chosen in
            await show(in: chosen) { window in
                let notes = FileType("Notes", suffixes: ["notes"])
                return try await window.saveFile(named: "Mine.notes", types: [notes])
            }
        }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                open
                folder
                save
            }
            chosen
        }
    }
}

/// Shows the path of the file that the user chooses, or "Cancelled".
@MainActor
private func show(
    in label: Label,
    _ choose: @MainActor (Window) async throws -> File?
) async {
    guard let window = label.root as? Window else { return }
    do {
        let file = try await choose(window)
        label.label = file?.path ?? "Cancelled"
    } catch {
        window.presentError(error)
    }
}
