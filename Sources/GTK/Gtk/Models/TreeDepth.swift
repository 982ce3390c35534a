import CGtk
internal import Glibc

/// Detects infinitely deep trees.
@MainActor
enum TreeDepth {
    /// Returns a closure that traps before nested models use up the stack.
    ///
    /// GTK calls the closure recursively for the models that it returned. A tree that contains itself would cause
    /// endless recursion.
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

    /// Observes the changes of all lists.
    private static let observation: Void = {
        let hook: GSignalEmissionHook = { _, _, _, _ in
            TreeDepth.requireStack()
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("items-changed", g_list_model_get_type()), 0, hook, nil, nil)
    }()

    /// The address of the stack below which more than three quarters of it are used.
    nonisolated private static let lowestAddress: UInt = {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue)), &limit)
        // The size that is assumed if the size of the stack isn't limited.
        let size = UInt(min(limit.rlim_cur, 1 << 26))
        return UInt(bitPattern: combinegtk_stack_address()) - size / 4 * 3
    }()
}
