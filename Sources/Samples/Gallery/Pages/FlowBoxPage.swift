import CombineGtk

struct FlowBoxPage: GalleryPage {
    let title = "Flow Box"
    let section = GallerySection.lists
    let keywords = "tags chips wrap lines cells"
    let source = PackageResources.FlowBoxPage_swift

    func makeContent() -> Widget {
        let tags = CurrentValueRelay(["Swift", "GTK", "Combine", "Linux"].map(Tag.init))
        let box = FlowBox(
            Rows(tags, cell: Button(label: "").css("tag")) { button, tag in
                button.label = "\(tag.name)  ✕"
                button.accessibilityLabel("Remove \(tag.name)")
                button.clicked.sink(on: button) { _ in
                    tags.value.removeAll { $0.id == tag.id }
                }
            }
        )
        box.selectionMode = .none
        (box.columnSpacing, box.rowSpacing) = (6, 6)
        box.maxChildrenPerLine = 4

        let new = Entry()
        new.placeholderText = "Another tag"
        new.activate.sink(on: new) { new in
            let tag = Tag(name: new.text)
            guard !tag.name.isEmpty, !tags.value.contains(tag) else { return }
            tags.value.append(tag)
            new.text = ""
        }

        return Box.vertical(spacing: 12) {
            box.accessibilityLabel("Tags")
            new.accessibilityLabel("Tag")
            Separator(orientation: .horizontal)
            // Children that never change don't need a model.
            FlowBox(selectionMode: .single, columnSpacing: 6, rowSpacing: 6) {
                for number in 1...6 { Label("Item \(number)").margin(6) }
                FlowBoxChild { Label("The last").css("heading").margin(6) }
            }
            .accessibilityLabel("Items")
        }
    }
}

private struct Tag: Identifiable, Equatable {
    let name: String
    var id: String { name }
}
