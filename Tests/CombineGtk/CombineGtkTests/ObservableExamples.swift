import CombineGtk
import Observation

// The code with view models on the pages "View models" and "Coming from SwiftUI". Each line is the code of a row or a
// column. The code is compiled but never called.

@MainActor
@Observable
private final class Plant: Identifiable {
    var name = ""
}

private final class PlantRow: Box, ListCell {
    let name = Label("")

    init() { super.init(orientation: .horizontal) }
}

@MainActor
@Observable
private final class Garden {
    enum Order: CaseIterable {
        case name, age
    }

    var plants: [Plant] = []
    var search = ""
    var order = Order.name
    var selection: Plant.ID?
    var visible: [Plant] { plants }
    var names: [String] { plants.map(\.name) }
    var canRemove: Bool { selection != nil }

    func remove() {}
}

@MainActor
private final class Greenhouse: ObservableObject {
    @Published var plants: [Plant] = []
    @Published var search = ""
    @Published var selection: Plant.ID?
    var visible: some Publisher<[Plant], Never> { $plants }
    var names: some Publisher<[String], Never> { $plants.map { $0.map(\.name) } }
    var canRemove: some Publisher<Bool, Never> { $selection.map { $0 != nil } }

    func remove() {}
}

// MARK: View models

@MainActor
private struct Closures {
    @Bindable var model = Garden()

    func bind(_ model: Garden, _ label: Label, _ relay: CurrentValueRelay<[Plant]>) {
        label.reactive.label <~ { model.search }
        label.reactive.label <~ { "\(model.plants.count) plants" }
        label.visible(when: { model.plants.isEmpty })
        label.observe { label in label.label = model.search }
        relay <~ { model.visible }
    }

    func show(_ model: Garden) -> [Any] {
        let list = ListView(Rows({ model.visible }, \.name))
        list.bind(Rows({ model.visible }) { (row: PlantRow, plant: Plant) in row.name.label = plant.name })
        let table = ColumnView(Rows { model.visible }) { Column("Name", \.name) }
        list.selection <~> $model.selection
        let remove = Command("remove", title: "Remove", enabled: { model.canRemove }) { model.remove() }
        let picker = Menu.Picker(selection: $model.search, of: { model.names })
        return [table, remove, picker]
    }
}

@MainActor
private struct Publishers {
    @Bindable var model = Greenhouse()

    func bind(_ label: Label, _ relay: CurrentValueRelay<[Plant]>) {
        label.reactive.label <~ model.$search
        label.reactive.label <~ model.$plants.map { "\($0.count) plants" }
        label.visible(when: model.$plants.map(\.isEmpty))
        model.$search.sink(on: label) { label, search in label.label = search }
        relay <~ model.visible
    }

    func show() -> [Any] {
        let list = ListView(Rows(model.visible, \.name))
        list.bind(Rows(model.visible) { (row: PlantRow, plant: Plant) in row.name.label = plant.name })
        let table = ColumnView(Rows(model.visible)) { Column("Name", \.name) }
        list.selection <~> $model.selection
        let remove = Command("remove", title: "Remove", enabled: model.canRemove) { model.remove() }
        let picker = Menu.Picker(selection: $model.search, of: model.names)
        return [table, remove, picker]
    }
}

// MARK: Coming from SwiftUI

@MainActor
private func lists(_ search: SearchEntry, _ entry: Entry, _ plant: Plant) -> [Any] {
    @Bindable var garden = Garden()
    let plants = ListView(Rows({ garden.plants }) { (row: PlantRow, plant: Plant) in row.name.label = plant.name })
    let table = ColumnView(Rows { garden.plants }) { Column("Name", \.name) }
    let remove = Command("remove", title: "Remove", keys: "Delete", enabled: { garden.canRemove }) { garden.remove() }
    let order = Menu { Menu.Picker("Order", selection: $garden.order) }
    plants.selection <~> $garden.selection
    search.reactive.text <~> $garden.search
    entry.reactive.text <~> Bindable(plant).name
    Observed { garden.search }.dropFirst().sink(on: entry) { entry, search in entry.text = search }
    return [table, remove, order]
}
