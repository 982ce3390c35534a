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

    /// The model from which C is currently requesting an item, or nil if there is no such model.
    //
    // Exclusivity isn't checked, because no other code runs during an access.
    @exclusivity(unchecked)
    private static var requestedModel: ObjectIdentifier?
    /// The models of the outer requests, if a model requests an item of another model.
    @exclusivity(unchecked)
    private static var outerModels: [ObjectIdentifier] = []

    /// Returns a Boolean value that indicates whether C is currently requesting an item from a model.
    static func isRequested(_ model: Object) -> Bool {
        requestedModel == ObjectIdentifier(model) || outerModels.contains(ObjectIdentifier(model))
    }

    /// Begins the request of an item. Returns the model of the outer request.
    @inline(__always)
    static func beginRequest(of model: Object) -> ObjectIdentifier? {
        let outer = requestedModel
        if let outer { outerModels.append(outer) }
        requestedModel = ObjectIdentifier(model)
        return outer
    }

    /// Ends the innermost request.
    @inline(__always)
    static func endRequest(_ outer: ObjectIdentifier?) {
        requestedModel = outer
        if outer != nil { outerModels.removeLast() }
    }

    /// Returns the number of items last reported to C, or nil if C doesn't observe the model.
    static func knownCount(of model: Object) -> Int? {
        guard isObserved(model) else {
            setKnownCount(nil, of: model)
            return nil
        }
        return storedCount(of: model)
    }

    /// Returns a Boolean value that indicates whether C observes the changes of a model.
    static func isObserved(_ model: Object) -> Bool {
        g_signal_has_handler_pending(model.pointer, itemsChanged, 0, 1) != 0
    }

    // The next two functions don't use closures, because the runtime would check the executor in each closure.

    /// Returns the number of items that is stored for a model. The number can be wrong if C doesn't observe the model.
    static func storedCount(of model: Object) -> Int? {
        guard let stored = g_object_get_qdata(gObject(model), countKey) else { return nil }
        return Int(bitPattern: stored) - 1
    }

    static func setKnownCount(_ count: Int?, of model: Object) {
        var stored: UnsafeMutableRawPointer?
        if let count { stored = UnsafeMutableRawPointer(bitPattern: count + 1) }
        g_object_set_qdata(gObject(model), countKey, stored)
    }

    private static func gObject(_ model: Object) -> UnsafeMutablePointer<GObject> {
        model.pointer.assumingMemoryBound(to: GObject.self)
    }
}

extension ListModel {
    /// The number of items to report to C. While C observes the model, the number doesn't change until the model
    /// notifies C.
    var countForC: Int {
        let stored = ListModelContract.storedCount(of: self)
        if let stored, ListModelContract.isObserved(self) { return stored }
        let count = itemCount
        if UInt32(exactly: count) == nil {
            fatalError("\(type(of: self)).itemCount: expected a number from 0 to \(UInt32.max), found \(count)")
        }
        if count != stored { ListModelContract.setKnownCount(count, of: self) }
        return count
    }

    /// Returns the item that C requests. Traps if the position is less than the number of items last reported to C, but
    /// there is no item.
    func objectForC(_ position: Int) -> Object? {
        let outer = ListModelContract.beginRequest(of: self)
        defer { ListModelContract.endRequest(outer) }
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
        if ListModelContract.isRequested(self) {
            fatalError("\(type(of: self)).object(_:) changed the list while C was requesting an item")
        }
        let change = "emitItemsChanged(\(position), removed: \(removed), added: \(added))"
        let count = itemCount
        let known = ListModelContract.knownCount(of: self)
        // A list that is implemented in C emits the signal itself when its number of items changes. A change that the
        // program reports for this list must not change the number of items.
        let before = self is any NativeListModel ? count : known ?? count &- added &+ removed
        if min(position, removed, added) < 0 || removed > before - position || before - removed + added != count {
            fatalError("\(change) doesn't match the list: \(self) had \(before) items and now has \(count)")
        }
        if known != nil { ListModelContract.setKnownCount(count, of: self) }
    }
}
