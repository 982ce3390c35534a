import CGtk
import GLib

/// A period between two removals of rows from tree models. A ``TreeIter`` stores the period in which it was created.
///
/// A `GtkTreeIter` contains the address of a row and a stamp that identifies the model, but it doesn't indicate whether
/// the row still exists. Therefore a position that is older than the last removal from its model is searched for in the
/// model before C uses it.
final class RowMoment {
    /// The number of rows that had been removed from all models when this period began.
    private(set) var losses: Int

    private init(losses: Int) { self.losses = losses }

    /// The current period. Each removal of a row begins a new one.
    ///
    /// `nonisolated(unsafe)` is safe here, because only the main thread uses models and positions. C callbacks, which
    /// aren't isolated, also use the property.
    nonisolated(unsafe) static private(set) var current: RowMoment = {
        observeLosses()
        return RowMoment(losses: 0)
    }()

    /// Records the removal of a row from a model. It's called before or after the removal.
    static func noteLoss(of model: UnsafeMutablePointer<GObject>) {
        let losses = current.losses + 1
        current = RowMoment(losses: losses)
        g_object_set_qdata(model, key, UnsafeMutableRawPointer(bitPattern: losses))
    }

    /// Returns the number of rows that had been removed from all models after the last removal from the given model.
    static func lastLoss(of model: UnsafeMutablePointer<GObject>) -> Int {
        Int(bitPattern: g_object_get_qdata(model, key))
    }

    /// Treats the positions of this period like positions of an earlier period, because their rows may have been
    /// removed since then.
    func age(to other: RowMoment) {
        if RowMoment.current === self { RowMoment.current = RowMoment(losses: losses) }
        losses = Swift.min(losses, other.losses)
    }

    private static let key = g_quark_from_string("combinegtk-last-row-loss")

    /// Observes the removals of rows from all models.
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
