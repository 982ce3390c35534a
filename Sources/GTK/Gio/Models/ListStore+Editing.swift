import CGtk
@_spi(Binding) import GLib

extension ListStore {
    /// Adds an item at the end. `g_list_store_append`.
    public func append(_ item: Item) {
        splice(unrecordedCount, removing: 0, adding: [item], "append(_:)")
    }

    /// Adds items at the end.
    public func append(contentsOf items: some Sequence<Item>) {
        let items = Array(items)
        splice(unrecordedCount, removing: 0, adding: items, "append(contentsOf:)")
    }

    /// Inserts an item at a position. To insert it at the end, pass ``count``. `g_list_store_insert`.
    public func insert(_ item: Item, at position: Int) {
        requireInsertionPosition(position, "insert(_:at:)")
        splice(position, removing: 0, adding: [item], "insert(_:at:)")
    }

    /// Inserts items at a position. To insert them at the end, pass ``count``.
    public func insert(contentsOf items: some Sequence<Item>, at position: Int) {
        let items = Array(items)
        requireInsertionPosition(position, "insert(contentsOf:at:)")
        splice(position, removing: 0, adding: items, "insert(contentsOf:at:)")
    }

    /// Removes and returns the item at a position. `g_list_store_remove`.
    @discardableResult
    public func remove(at position: Int) -> Item {
        guard let item: Item = listModelItem(position, of: pointer) else { trapOutOfRange(position, "remove(at:)") }
        splice(position, removing: 1, adding: [], "remove(at:)")
        return item
    }

    /// Removes the first occurrence of an item. Returns a Boolean value that indicates whether the store contained the
    /// item.
    @discardableResult
    public func remove(_ item: Item) -> Bool {
        guard let position = firstIndex(of: item) else { return false }
        splice(position, removing: 1, adding: [], "remove(_:)")
        return true
    }

    /// Removes and returns the first item. Traps if there are no items.
    @discardableResult
    public func removeFirst() -> Item {
        guard let item = first else { fatalError("\(Self.self).removeFirst(): there are no items") }
        splice(0, removing: 1, adding: [], "removeFirst()")
        return item
    }

    /// Removes and returns the last item. Traps if there are no items.
    @discardableResult
    public func removeLast() -> Item {
        guard let item = popLast() else { fatalError("\(Self.self).removeLast(): there are no items") }
        return item
    }

    /// Removes and returns the last item, or returns nil if the store is empty.
    public func popLast() -> Item? {
        guard let item = last else { return nil }
        splice(unrecordedCount - 1, removing: 1, adding: [], "popLast()")
        return item
    }

    /// Removes the items at the given positions.
    public func removeSubrange(_ positions: some RangeExpression<Int>) {
        let range = relative(positions, "removeSubrange(_:)")
        splice(range.lowerBound, removing: range.count, adding: [], "removeSubrange(_:)")
    }

    /// Removes all items. `g_list_store_remove_all`.
    public func removeAll() { splice(0, removing: unrecordedCount, adding: [], "removeAll()") }

    /// Removes the items that satisfy a condition.
    ///
    /// The condition is first evaluated for all items. Then each run of adjacent matching items is removed with a
    /// separate notification, starting with the last run. The method traps if a handler changes the store in the
    /// meantime.
    public func removeAll(where shouldBeRemoved: (Item) throws -> Bool) rethrows {
        let items = Array(self)
        var runs: [Range<Int>] = []
        for (position, item) in items.enumerated() where try shouldBeRemoved(item) {
            if let last = runs.last, last.upperBound == position {
                runs[runs.count - 1] = last.lowerBound..<position + 1
            } else {
                runs.append(position..<position + 1)
            }
        }
        var expected = items.count
        for run in runs.reversed() {
            requireUnchanged(expected, "removeAll(where:)")
            splice(run.lowerBound, removing: run.count, adding: [], "removeAll(where:)")
            expected -= run.count
        }
    }

    /// Replaces the items at the given positions. `g_list_store_splice`.
    public func replaceSubrange(_ positions: some RangeExpression<Int>, with items: some Sequence<Item>) {
        let items = Array(items)
        let range = relative(positions, "replaceSubrange(_:with:)")
        splice(range.lowerBound, removing: range.count, adding: items, "replaceSubrange(_:with:)")
    }
}

extension ListStore {
    /// Replaces a range of items. `position` must be valid.
    func splice(_ position: Int, removing removed: Int, adding items: [Item], _ method: StaticString) {
        if removed == 0, items.isEmpty { return }
        let itemType = g_list_model_get_item_type(OpaquePointer(pointer))
        var pointers: [UnsafeMutableRawPointer?] = []
        pointers.reserveCapacity(items.count)
        for item in items {
            let gType = item.gType
            guard gType == itemType || g_type_is_a(gType, itemType) != 0 else {
                let found = "\(type(of: item)) that wraps a \(item.typeName)"
                fatalError("\(Self.self).\(method): expected a \(Item.self), found a \(found)")
            }
            pointers.append(item.pointer)
        }
        withExtendedLifetime(items) {
            g_list_store_splice(
                OpaquePointer(pointer),
                exactInteger(position, "g_list_store_splice: position"),
                exactInteger(removed, "g_list_store_splice: n_removals"),
                &pointers,
                exactInteger(items.count, "g_list_store_splice: n_additions")
            )
        }
    }

    /// Traps if a handler of ``ListModel/itemsChanged`` changed the store while a method was changing it.
    func requireUnchanged(_ expected: Int, _ method: StaticString) {
        let found = unrecordedCount
        if found != expected {
            fatalError(
                "\(Self.self).\(method): a handler changed the store: expected \(expected) items, found \(found)"
            )
        }
    }

    private func requireInsertionPosition(_ position: Int, _ method: StaticString) {
        let count = unrecordedCount
        if position < 0 || position > count {
            fatalError("\(Self.self).\(method): position \(position) is out of the range 0...\(count)")
        }
    }

    private func relative(_ positions: some RangeExpression<Int>, _ method: StaticString) -> Range<Int> {
        let count = unrecordedCount
        let range = positions.relative(to: 0..<count)
        if range.lowerBound < 0 || range.upperBound > count {
            fatalError("\(Self.self).\(method): positions \(range) are out of the range 0..<\(count)")
        }
        return range
    }
}
