import CombineGtk

struct QuestionsPage: GalleryPage {
    let title = "Questions"
    let section = GallerySection.dialogs
    let keywords = "alert confirm prompt message error ask input"
    let source = PackageResources.QuestionsPage_swift

    func makeContent() -> Widget {
        let answer = Label("Nothing was asked yet").set(\.xalign, 0)

        let delete = Button(label: "Delete…")
        delete.clicked.sink(on: answer) { answer in
            let window = answer.root as? Window
            let role = await window?.alert("Delete 3 notes?", message: "You can undo this.") {
                Button("Cancel", .cancel)
                Button("Delete", .destructive)
            }
            answer.label = role == .destructive ? "Deleted" : "Kept"
        }

        let rename = Button(label: "Rename…")
        rename.clicked.sink(on: answer) { answer in
            let window = answer.root as? Window
            let name = await window?.prompt("Rename the Note", text: "Groceries") { name in
                if name.isEmpty { throw ValidationError("Enter a name") }
            }
            answer.label = name.map { "Renamed to “\($0)”" } ?? "Not renamed"
        }

        let fail = Button(label: "Fail…")
        fail.clicked.sink(on: answer) { answer in
            let window = answer.root as? Window
            let again = await window?.presentError(SyncError(), offeringRetry: true)
            answer.label = again == true ? "Trying again" : "Not sent"
        }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                delete
                rename
                fail
            }
            answer
        }
    }
}

private struct SyncError: PresentableError {
    var title: String { "The notes could not be sent" }
    var message: String? { "The server does not answer." }
}
