import CombineGtk

struct DragAndDropPage: GalleryPage {
    let title = "Drag and Drop"
    let section = GallerySection.input
    let keywords = "drop target drag source transfer move files"
    let source = PackageResources.DragAndDropPage_swift

    func makeContent() -> Widget {
        let place = Label("Drop a fruit here").css("sample-box").size(height: 120)
        place.dropTarget(for: Fruit.self) { place, fruit in
            place.label = "One \(fruit.name)"
            return true
        }
        let files = Label("Drop files here").css("sample-box").size(height: 120)
        files.dropTarget(for: [File].self) { files, dropped in
            files.label = "\(dropped.count) files"
            return true
        }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                for name in ["Apple", "Pear", "Plum"] {
                    Label(name).css("sample-box").expand(.horizontal)
                        .draggable { label in Fruit(name: label.label) }
                }
            }
            place
            files
        }
    }
}

/// Within the program the value itself is transferred. Other programs receive its name.
private struct Fruit: Transferable {
    let name: String

    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [.proxy { (fruit: Fruit) in fruit.name }]
    }
}
