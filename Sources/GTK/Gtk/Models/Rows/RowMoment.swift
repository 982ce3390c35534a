import CGtk
import GLib

/// A time between two losses of rows by tree models, which a ``TreeIter`` notes when it is made.
///
/// A `GtkTreeIter` is the address of a row. Its stamp tells C of which model the row is, not whether it is still there.
/// A position that is older than its model's last loss is looked for in the model before C reads what it points to.
final class RowMoment {
    /// The number of rows that any model had lost before.
    private(set) var losses: Int

    private init(losses: Int) { self.losses = losses }

    /// The current moment. It's another object after each loss.
    ///
    /// `nonisolated(unsafe)`: only the main thread uses models and positions, and C calls callbacks without isolation.
    nonisolated(unsafe) static private(set) var current: RowMoment = {
        observeLosses()
        return RowMoment(losses: 0)
    }()

    /// Records that a model has lost a row, or is about to.
    static func noteLoss(of model: UnsafeMutablePointer<GObject>) {
        let losses = current.losses + 1
        current = RowMoment(losses: losses)
        g_object_set_qdata(model, key, UnsafeMutableRawPointer(bitPattern: losses))
    }

    /// Returns the number of rows that all models had lost when this one last lost a row.
    static func lastLoss(of model: UnsafeMutablePointer<GObject>) -> Int {
        Int(bitPattern: g_object_get_qdata(model, key))
    }

    /// Makes the positions that note this moment as old as those of another, as their rows may have been lost since.
    func age(to other: RowMoment) {
        if RowMoment.current === self { RowMoment.current = RowMoment(losses: losses) }
        losses = Swift.min(losses, other.losses)
    }

    private static let key = g_quark_from_string("combinegtk-last-row-loss")

    /// Hears of each row that any model loses, whoever removes it.
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
