import Observation

@MainActor
@Observable
final class Plant: Identifiable {
    var name: String

    init(_ name: String) {
        self.name = name
    }
}

/// The plants of a garden. It doesn't depend on GTK.
@MainActor
@Observable
final class GardenModel {
    var plants: [Plant] = []
    var search = ""
    var selection: Plant.ID?

    /// The plants that match the search.
    var visible: [Plant] { search.isEmpty ? plants : plants.filter { $0.name.contains(search) } }

    /// A Boolean value that indicates whether a visible plant is selected.
    var canRemove: Bool { visible.contains { $0.id == selection } }

    func remove() {
        plants.removeAll { $0.id == selection }
        selection = nil
    }
}
