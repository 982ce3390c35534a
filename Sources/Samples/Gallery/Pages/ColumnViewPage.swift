import CombineGtk

struct ColumnViewPage: GalleryPage {
    let title = "Column View"
    let section = GallerySection.lists
    let keywords = "table columns sort header numbers editable cells check"
    let source = PackageResources.ColumnViewPage_swift

    func makeContent() -> Widget {
        @Bindable var model = PlanetsModel()
        let table = ColumnView(Rows(model.visible), sort: $model.sort) {
            Column("Planet", \.name).id("name").resizable()
            Column("Moons", \.moons).id("moons").resizable()
            Column("Note", \.note, .text, in: $model.planets).id("note").expand()
            Column("Seen", \.isSeen, .check, in: $model.planets).id("seen")
        }
        table.restoreColumns(as: "planets")
        table.selection <~> $model.selection
        table.showsRowSeparators = true
        let search = SearchEntry()
        search.reactive.text <~> $model.search
        search.stopSearch.sink(on: search) { [model] _ in model.search = "" }

        return Box.vertical(spacing: 12) {
            search.accessibilityLabel("Search planets")
            Frame { ScrolledWindow { table.accessibilityLabel("Planets") }.size(height: 320) }
            Label("").set(\.xalign, 0).bind(\.label, to: model.status)
        }
    }
}

private struct Planet: Identifiable, Equatable, Sendable {
    let name: String
    let moons: Int
    var note = ""
    var isSeen = false
    var id: String { name }
}

@MainActor
private final class PlanetsModel: ObservableObject {
    @Published var search = ""
    @Published var sort = [SortKey<Planet>(\.name)]
    @Published var selection: Planet.ID? = "Earth"
    @Published var planets = [
        Planet(name: "Mercury", moons: 0),
        Planet(name: "Venus", moons: 0),
        Planet(name: "Earth", moons: 1, note: "We live here", isSeen: true),
        Planet(name: "Mars", moons: 2, isSeen: true),
        Planet(name: "Jupiter", moons: 95, note: "Great Red Spot", isSeen: true),
        Planet(name: "Saturn", moons: 146, note: "Rings"),
        Planet(name: "Uranus", moons: 28),
        Planet(name: "Neptune", moons: 16),
    ]

    var visible: some Publisher<[Planet], Never> {
        $planets.arranged(
            by: $search.combineLatest($sort) { search, sort in
                Arrangement(where: { $0.name.hasPrefix(search) }, sortedBy: sort)
            }
        )
    }

    var status: some Publisher<String, Never> {
        $selection.map { $0.map { "\($0) is selected" } ?? "Nothing is selected" }
    }
}
