import CombineGtk

struct ColumnViewPage: GalleryPage {
    let title = "Column View"
    let section = GallerySection.lists
    let keywords = "table columns sort header numbers"
    let source = PackageResources.ColumnViewPage_swift

    func makeContent() -> Widget {
        @Bindable var model = PlanetsModel()
        let table = ColumnView(Rows(model.visible), sort: $model.sort) {
            Column("Planet", \.name).expand()
            Column("Moons", \.moons)
            Column("Radius, km", \.radius)
        }
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
    let radius: Int
    var id: String { name }
}

@MainActor
private final class PlanetsModel: ObservableObject {
    @Published var search = ""
    @Published var sort = [SortKey<Planet>(\.name)]
    @Published var selection: Planet.ID? = "Earth"
    @Published private var planets = [
        Planet(name: "Mercury", moons: 0, radius: 2_440),
        Planet(name: "Venus", moons: 0, radius: 6_052),
        Planet(name: "Earth", moons: 1, radius: 6_371),
        Planet(name: "Mars", moons: 2, radius: 3_390),
        Planet(name: "Jupiter", moons: 95, radius: 69_911),
        Planet(name: "Saturn", moons: 146, radius: 58_232),
        Planet(name: "Uranus", moons: 28, radius: 25_362),
        Planet(name: "Neptune", moons: 16, radius: 24_622),
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
