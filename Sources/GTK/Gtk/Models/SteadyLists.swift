import CGtk
import GLib

/// Lists that stay as they are while items are compared, as C sorts in memory that it frees when the list changes.
enum SteadyLists {
    /// How many comparisons are under way.
    ///
    /// `nonisolated(unsafe)`: the main thread alone sorts lists, and the hook below, which C calls, only reads.
    nonisolated(unsafe) private static var comparisons = 0

    /// A comparison that traps where it changes a list.
    static func keeping(_ comparison: @escaping Comparison) -> Comparison {
        _ = observation
        return { first, second in
            comparisons += 1
            defer { comparisons -= 1 }
            return comparison(first, second)
        }
    }

    /// Hears of each change of any list.
    private static let observation: Void = {
        guard let interface = g_type_default_interface_ref(g_list_model_get_type()) else {
            fatalError("GListModel is no interface")
        }
        defer { g_type_default_interface_unref(interface) }
        let hook: GSignalEmissionHook = { _, _, _, _ in
            if comparisons > 0 { fatalError("a sort function changed a list while its items are compared") }
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("items-changed", g_list_model_get_type()), 0, hook, nil, nil)
    }()
}
