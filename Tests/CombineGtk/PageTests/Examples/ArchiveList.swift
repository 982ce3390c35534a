import CombineGtk

/// A list of the records in a database, which are read when they become visible.
final class Archive: Object, ListModel {
    private let count: Int
    private let read: (Int) -> String

    init(count: Int, read: @escaping (Int) -> String) {
        self.count = count
        self.read = read
        super.init(properties: [:])
    }

    var itemType: GType { StringObject.registeredType }
    var itemCount: Int { count }

    func object(_ position: Int) -> Object? {
        position < count ? StringObject(string: read(position)) : nil
    }
}

@MainActor
func makeArchiveList(_ archive: Archive) -> ListView {
    let factory = SignalListItemFactory()
    let list = ListView(model: NoSelection(model: archive), factory: factory)
    factory.setup.sink(on: list) { _, item in item.child = Label("").set(\.xalign, 0) }
    factory.bind.sink(on: list) { _, item in
        (item.child as? Label)?.label = (item.item as? StringObject)?.string ?? ""
    }
    return list
}
