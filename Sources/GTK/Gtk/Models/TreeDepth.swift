import CGtk
internal import Glibc

/// Detects infinitely deep trees.
@MainActor
enum TreeDepth {
    /// Returns a closure that calls the given closure, and traps before nested models exhaust the stack.
    ///
    /// GTK calls the closure again for the items of each model that the closure returns. If a tree contains itself, the
    /// recursion would never end.
    static func limiting(_ create: @escaping TreeListModelCreateModelFunc) -> TreeListModelCreateModelFunc {
        _ = observation
        return { item in
            requireStack()
            return create(item)
        }
    }

    nonisolated private static func requireStack() {
        if UInt(bitPattern: combinegtk_stack_address()) > lowestAddress { return }
        fatalError(
            "gtk_tree_list_model_new: create_func: the closure returns infinitely nested models, for example the "
                + "TreeListModel itself"
        )
    }

    /// Checks the stack whenever a list changes. The checks begin when this property is first used.
    private static let observation: Void = {
        let hook: GSignalEmissionHook = { _, _, _, _ in
            TreeDepth.requireStack()
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("items-changed", g_list_model_get_type()), 0, hook, nil, nil)
    }()

    /// The lowest permitted stack address. Below this address, less than a quarter of the stack is left.
    nonisolated private static let lowestAddress: UInt = {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue)), &limit)
        // If the size of the stack isn't limited, a size of 64 MiB is assumed.
        let size = UInt(min(limit.rlim_cur, 1 << 26))
        return UInt(bitPattern: combinegtk_stack_address()) - size / 4 * 3
    }()
}
