import Gtk

/// The functions that GTK calls to read and change the selection. GTK uses positions, and the rows store identities.
extension StreamRows {
    func isSelected(_ position: Int) -> Bool {
        !selected.isEmpty && position < itemCount && selected.contains(id(at: position))
    }

    func selectionInRange(_ position: Int, itemCount count: Int) -> Bitset {
        let bits = Bitset.empty()
        if selected.isEmpty { return bits }
        for position in existing(position, count) where isSelected(position) { _ = bits.add(position) }
        return bits
    }

    /// Returns the part of a range that exists. C can pass a range behind the last row.
    private func existing(_ position: Int, _ count: Int) -> Range<Int> {
        (min(position, itemCount)..<itemCount).prefix(count)
    }

    @discardableResult
    func selectItem(_ position: Int, unselectRest: Bool) -> Bool {
        guard position < itemCount else { return false }
        let id = id(at: position)
        switch selectionMode {
        case .single, .browse: selected = [id]
        case .multiple: selected = unselectRest ? [id] : selected.union([id])
        default: return false
        }
        return true
    }

    @discardableResult
    func unselectItem(_ position: Int) -> Bool {
        guard position < itemCount else { return false }
        switch selectionMode {
        case .single, .multiple: selected.remove(id(at: position))
        default: return false
        }
        return true
    }

    @discardableResult
    func selectRange(_ position: Int, itemCount count: Int, unselectRest: Bool) -> Bool {
        guard selectionMode == .multiple else { return false }
        let ids = existing(position, count).map { id(at: $0) }
        selected = unselectRest ? Set(ids) : selected.union(ids)
        return true
    }

    @discardableResult
    func unselectRange(_ position: Int, itemCount count: Int) -> Bool {
        guard selectionMode == .multiple else { return false }
        selected.subtract(existing(position, count).map { id(at: $0) })
        return true
    }

    @discardableResult
    func selectAll() -> Bool {
        selectRange(0, itemCount: itemCount, unselectRest: false)
    }

    @discardableResult
    func unselectAll() -> Bool {
        switch selectionMode {
        case .single, .multiple: selected = []
        default: return false
        }
        return true
    }

    @discardableResult
    func setSelection(_ new: Bitset, mask: Bitset) -> Bool {
        guard selectionMode == .multiple else { return false }
        var ids = selected
        for position in mask where position < itemCount {
            if new.contains(position) { ids.insert(id(at: position)) } else { ids.remove(id(at: position)) }
        }
        selected = ids
        return true
    }

    private func id(at position: Int) -> ID { identity(value(at: position)) }

    var firstSelected: ID? {
        selected.isEmpty ? nil : values.lazy.map(identity).first { selected.contains($0) }
    }

    /// Selects a row if the view requires a selection and no row is selected. The method selects the row at the given
    /// position. If there is no row at that position, the method selects the last row.
    func requireSelection(near position: Int) {
        guard selectionMode == .browse, !values.isEmpty, firstSelected == nil, !isSelectionHidden else { return }
        selected = [id(at: min(position, values.count - 1))]
    }
}
