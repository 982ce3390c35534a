import CGtk
import GLib

/// A period between two consecutive removals of rows from tree models. A ``TreeIter`` stores the period in which it was
/// created.
///
/// A `GtkTreeIter` contains the address of a row and a stamp that identifies the model. It doesn't indicate whether the
/// row still exists. If a position was created before the last removal from its model, it's therefore searched for in
/// the model before C uses it.
final class RowMoment {
    /// The number of rows that had been removed from all models by the beginning of this period.
    private(set) var losses: Int

    private init(losses: Int) { self.losses = losses }

    /// The current period. Each removal of a row begins a new one.
    ///
    /// `nonisolated(unsafe)` is safe here, because models and positions are used only on the main thread. Some of the
    /// code that uses this property is called from C and isn't isolated.
    nonisolated(unsafe) static private(set) var current: RowMoment = {
        observeLosses()
        return RowMoment(losses: 0)
    }()

    /// Records the removal of a row from a model. It's called either before or after the row is removed.
    static func noteLoss(of model: UnsafeMutablePointer<GObject>) {
        let losses = current.losses + 1
        current = RowMoment(losses: losses)
        g_object_set_qdata(model, key, UnsafeMutableRawPointer(bitPattern: losses))
    }

    /// Returns the number of rows that had been removed from all models immediately after the last removal from the
    /// given model.
    static func lastLoss(of model: UnsafeMutablePointer<GObject>) -> Int {
        Int(bitPattern: g_object_get_qdata(model, key))
    }

    /// Makes the positions that were created in this period count as positions of an earlier period, because their rows
    /// may have been removed since then.
    func age(to other: RowMoment) {
        if RowMoment.current === self { RowMoment.current = RowMoment(losses: losses) }
        losses = Swift.min(losses, other.losses)
    }

    private static let key = g_quark_from_string("combinegtk-last-row-loss")

    /// Starts to observe the removals of rows from all models.
    private static func observeLosses() {
        guard let interface = g_type_default_interface_ref(gtk_tree_model_get_type()) else {
            fatalError("GtkTreeModel isn't an interface")
        }
        defer { g_type_default_interface_unref(interface) }
        let hook: GSignalEmissionHook = { _, count, values, _ in
            if count > 0, let values, let model = g_value_get_object(values) {
                RowMoment.noteLoss(of: model.assumingMemoryBound(to: GObject.self))
            }
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("row-deleted", gtk_tree_model_get_type()), 0, hook, nil, nil)
    }
}
