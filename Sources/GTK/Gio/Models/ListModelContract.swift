import CGtk
import GLib

/// Checks of list models whose class is implemented in Swift. These models must report each change with
/// ``ListModel/emitItemsChanged(_:removed:added:)``.
///
/// GTK relies on these notifications. If GTK assumes a number of items that differs from the model's number, GTK stops
/// the program or uses freed memory.
@MainActor
private enum ListModelContract {
    /// The qdata key under which a model stores the number of items last reported to C, plus one. A value of 0 means
    /// that no number is stored.
    private static let countKey = g_quark_from_string("combine-gtk-known-items")
    private static let itemsChanged = g_signal_lookup("items-changed", g_list_model_get_type())

    /// The models from which C is currently requesting an item.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    static var requestedModels: [ObjectIdentifier] = []

    /// Returns the number of items last reported to C, or nil if C doesn't observe the model.
    static func knownCount(of model: Object) -> Int? {
        guard g_signal_has_handler_pending(model.pointer, itemsChanged, 0, 1) != 0 else {
            setKnownCount(nil, of: model)
            return nil
        }
        return g_object_get_qdata(gObject(model), countKey).map { Int(bitPattern: $0) - 1 }
    }

    static func setKnownCount(_ count: Int?, of model: Object) {
        g_object_set_qdata(gObject(model), countKey, count.flatMap { UnsafeMutableRawPointer(bitPattern: $0 + 1) })
    }

    private static func gObject(_ model: Object) -> UnsafeMutablePointer<GObject> {
        model.pointer.assumingMemoryBound(to: GObject.self)
    }
}

extension ListModel {
    /// The number of items to report to C. While C observes the model, the number doesn't change until the model
    /// notifies C.
    var countForC: Int {
        if let known = ListModelContract.knownCount(of: self) { return known }
        let count = itemCount
        ListModelContract.setKnownCount(count, of: self)
        return count
    }

    /// Returns the item that C requests. Traps if the position is less than the number of items last reported to C, but
    /// there is no item.
    func objectForC(_ position: Int) -> Object? {
        ListModelContract.requestedModels.append(ObjectIdentifier(self))
        defer { ListModelContract.requestedModels.removeLast() }
        if let item = object(position) { return item }
        guard let known = ListModelContract.knownCount(of: self), position < known else { return nil }
        fatalError(
            "\(type(of: self)).object(\(position)) returned nil, but there are \(known) items. "
                + "Call emitItemsChanged(_:removed:added:) when the list changes."
        )
    }

    /// Checks a change before C is notified of it, and records the new number of items. Traps if the change doesn't
    /// match the model's number of items.
    func prepareItemsChanged(_ position: Int, removed: Int, added: Int) {
        if ListModelContract.requestedModels.contains(ObjectIdentifier(self)) {
            fatalError("\(type(of: self)).object(_:) changed the list while C was requesting an item")
        }
        let change = "emitItemsChanged(\(position), removed: \(removed), added: \(added))"
        let count = itemCount
        let known = ListModelContract.knownCount(of: self)
        // A list that is implemented in C emits the signal itself when its number of items changes. A change that the
        // program reports for this list must not change the number of items.
        let before = self is any NativeListModel ? count : known ?? count - added + removed
        if min(position, removed, added) < 0 || removed > before - position || before - removed + added != count {
            fatalError("\(change) doesn't match the list: \(self) had \(before) items and now has \(count)")
        }
        if known != nil { ListModelContract.setKnownCount(count, of: self) }
    }
}
