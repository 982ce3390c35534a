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

        @Bindable var model = BasketsModel()
        let baskets = ListBox(
            Rows(model.$baskets, cell: Label().margin(8)) { label, basket in
                label.label = basket.title
            }
        )
        baskets.rowDropTarget(for: Fruit.self) { [model] (id: Basket.ID, _) in model.fill(id) }
        baskets.draggableRows { [model] (ids: [Basket.ID]) in model.text(of: ids) }
        baskets.selection <~> $model.selection

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                for name in ["Apple", "Pear", "Plum"] {
                    Label(name).css("sample-box").expand(.horizontal)
                        .draggable { label in Fruit(name: label.label) }
                }
            }
            place
            files
            Frame { baskets.accessibilityLabel("Baskets") }
        }
    }
}

/// A value that is transferred unchanged within the program. Other programs receive its name.
private struct Fruit: Transferable {
    let name: String

    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [.proxy { (fruit: Fruit) in fruit.name }]
    }
}

private struct Basket: Identifiable, Equatable {
    let id: Int
    let name: String
    var count = 0

    var title: String { "\(name): \(count)" }
}

/// A list of baskets. Their rows accept fruits and can be dragged to other programs as text.
@MainActor
private final class BasketsModel: ObservableObject {
    @Published var baskets = [
        Basket(id: 1, name: "Small basket"), Basket(id: 2, name: "Large basket"),
    ]
    @Published var selection: Set<Basket.ID> = []

    func fill(_ id: Basket.ID) -> Bool {
        guard let place = baskets.firstIndex(where: { $0.id == id }) else { return false }
        baskets[place].count += 1
        return true
    }

    func text(of ids: [Basket.ID]) -> String {
        baskets.filter { ids.contains($0.id) }.map(\.title).joined(separator: "\n")
    }
}
