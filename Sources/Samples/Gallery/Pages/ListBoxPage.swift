import CombineGtk

struct ListBoxPage: GalleryPage {
    let title = "List Box"
    let section = GallerySection.lists
    let keywords = "rows sections headings settings boxed placeholder"
    let source = PackageResources.ListBoxPage_swift

    func makeContent() -> Widget {
        let tasks = CurrentValueRelay([
            Errand(title: "Water the plants", day: "Today"),
            Errand(title: "Call the dentist", day: "Today"),
            Errand(title: "Buy a present", day: "Tomorrow"),
            Errand(title: "Repair the bicycle", day: "Later"),
        ])
        let list = ListBox(
            Rows(tasks, cell: Label("").set(\.xalign, 0).margin(9)) { label, task in
                label.label = task.title
            }
        )
        list.setSections(\Errand.day) { day in
            Label(day).css("heading").set(\.xalign, 0).margin(start: 9, top: 12, bottom: 3)
        }
        list.setPlaceholder(Label("Nothing to do").margin(24))
        list.activated(Errand.self).sink(on: list) { _, errand in
            tasks.value.removeAll { $0.id == errand.id }
        }
        let again = Button(label: "Another")
        again.clicked.sink(on: again) { _ in
            let title = "Errand \(tasks.value.count + 1)"
            tasks.value.append(Errand(title: title, day: "Later"))
        }

        return Box.vertical(spacing: 12) {
            Frame { list.set(\.showsSeparators, true).accessibilityLabel("Tasks") }
            Label("Click an errand to complete it").css("caption").set(\.xalign, 0)
            again.align(horizontal: .start)
            // Rows that never change don't need a model.
            ListBox(selectionMode: .none) {
                for name in ["First", "Second"] { Label("\(name) row").margin(9) }
                ListBoxRow(activatable: false) { Label("Third row, inactive").margin(9) }
            }
            .accessibilityLabel("Rows")
        }
    }
}

private struct Errand: Identifiable, Equatable {
    var title: String
    var day: String
    var id: String { title }
}
