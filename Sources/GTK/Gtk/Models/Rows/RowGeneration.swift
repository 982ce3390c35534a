import CGtk
import GLib

/// A generation of row positions: the period between two consecutive removals of rows from tree models. A ``TreeIter``
/// stores the generation in which it was created.
///
/// A `GtkTreeIter` contains the address of a row and a stamp that identifies the model. A `GtkTreeIter` doesn't
/// indicate whether the row still exists. If a position was created before the last removal from its model, its row may
/// have been removed. Therefore, ``requireRow(_:of:_:)`` checks the position before C uses it.
final class RowGeneration {
    /// The total number of rows that had been removed from tree models when this generation began.
    private(set) var removalCount: Int

    private init(removalCount: Int) { self.removalCount = removalCount }

    /// The current generation. Each removal of a row begins a new generation.
    ///
    /// `nonisolated(unsafe)` is safe here, because models and positions are used only on the main thread. Some of the
    /// code that uses this property is called from C and isn't isolated.
    nonisolated(unsafe) static private(set) var current: RowGeneration = {
        observeRemovals()
        return RowGeneration(removalCount: 0)
    }()

    /// Records the removal of a row from a model. Called either before or after the row is removed.
    static func recordRemoval(of model: UnsafeMutablePointer<GObject>) {
        let removalCount = current.removalCount + 1
        current = RowGeneration(removalCount: removalCount)
        g_object_set_qdata(model, key, UnsafeMutableRawPointer(bitPattern: removalCount))
    }

    /// Returns the total number of rows that had been removed from tree models at the time of the last removal from the
    /// given model. The number includes that removal.
    static func removalCountAtLastRemoval(from model: UnsafeMutablePointer<GObject>) -> Int {
        Int(bitPattern: g_object_get_qdata(model, key))
    }

    /// Makes the positions of this generation count as created in the generation `other`. Call this method if the rows
    /// of these positions may have been removed since `other` began.
    func moveBack(to other: RowGeneration) {
        if RowGeneration.current === self { RowGeneration.current = RowGeneration(removalCount: removalCount) }
        removalCount = Swift.min(removalCount, other.removalCount)
    }

    private static let key = g_quark_from_string("combinegtk-last-row-removal")

    /// Starts to observe the removals of rows from all models.
    private static func observeRemovals() {
        guard let interface = g_type_default_interface_ref(gtk_tree_model_get_type()) else {
            fatalError("GtkTreeModel isn't an interface")
        }
        defer { g_type_default_interface_unref(interface) }
        let hook: GSignalEmissionHook = { _, count, values, _ in
            if count > 0, let values, let model = g_value_get_object(values) {
                RowGeneration.recordRemoval(of: model.assumingMemoryBound(to: GObject.self))
            }
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("row-deleted", gtk_tree_model_get_type()), 0, hook, nil, nil)
    }
}
