import CGtk
import GLib

extension ListStore: @MainActor RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { count }

    /// The number of items. `g_list_model_get_n_items`.
    public var count: Int {
        PropertyAccess.record(self, "n-items")
        return unrecordedCount
    }

    /// Accesses the item at a position. Assigning an item replaces the existing item. `g_list_model_get_item`.
    public subscript(position: Int) -> Item {
        get {
            guard let item: Item = listModelItem(position, of: pointer) else { trapOutOfRange(position, "subscript") }
            return item
        }
        set {
            require(position, "subscript")
            splice(position, removing: 1, adding: [newValue], "subscript")
        }
    }

    public func makeIterator() -> ListModelIterator<Item> { ListModelIterator(model: self) }

    /// Returns the first position of an item, or nil if the store doesn't contain the item. Items are compared by
    /// identity. `g_list_store_find`.
    public func firstIndex(of item: Item) -> Int? {
        var position: guint = 0
        return g_list_store_find(OpaquePointer(pointer), item.pointer, &position) == 0 ? nil : Int(position)
    }

    /// Returns a Boolean value that indicates whether the store contains an item. Items are compared by identity.
    /// `g_list_store_find`.
    public func contains(_ item: Item) -> Bool { firstIndex(of: item) != nil }
}

extension ListStore {
    /// The number of items. `observe` tracks ``count``, but not this property.
    var unrecordedCount: Int { Int(g_list_model_get_n_items(OpaquePointer(pointer))) }

    func require(_ position: Int, _ method: StaticString) {
        if position < 0 || position >= unrecordedCount { trapOutOfRange(position, method) }
    }

    func trapOutOfRange(_ position: Int, _ method: StaticString) -> Never {
        fatalError("\(Self.self).\(method): position \(position) is out of the range 0..<\(unrecordedCount)")
    }
}
