import CGtk
import GLib

/// Checks that trap if a list changes while C compares or filters its items. Without the trap, C would use freed
/// memory.
enum ListMutationCheck {
    /// The kind of the closure that C is calling for an item, or nil. If the calls are nested, it's the kind of the
    /// innermost closure.
    ///
    /// `nonisolated(unsafe)` is safe here, because lists are sorted and filtered only on the main thread. The emission
    /// hook isn't isolated, but it only reads the property.
    nonisolated(unsafe) private static var running: StaticString?

    /// Returns a comparison that calls `comparison`. Traps if a list changes during the call.
    static func checking(_ comparison: @escaping Comparison) -> Comparison {
        { first, second in perform("a sort function") { comparison(first, second) } }
    }

    /// Returns a filter function that calls `inclusion`. Traps if a list changes during the call.
    static func checking(_ inclusion: @escaping Inclusion) -> Inclusion {
        { item in perform("a filter function") { inclusion(item) } }
    }

    /// Calls a closure for an item. Traps if a list changes during the call.
    @MainActor
    static func perform<Result>(_ name: StaticString, _ body: @MainActor () -> Result) -> Result {
        _ = observation
        let outer = running
        running = name
        DeferredRelease.isOn = true
        defer {
            running = outer
            DeferredRelease.isOn = outer != nil
        }
        return body()
    }

    /// Traps if C is comparing or filtering items.
    static func require(_ what: StaticString) {
        if let running { fatalError("\(what): \(running) changed a list while GTK was iterating over its items") }
    }

    /// Calls ``require(_:)`` whenever a list changes. The calls begin when this property is first used.
    private static let observation: Void = {
        guard let interface = g_type_default_interface_ref(g_list_model_get_type()) else {
            fatalError("GListModel isn't an interface")
        }
        defer { g_type_default_interface_unref(interface) }
        let hook: GSignalEmissionHook = { _, _, _, _ in
            ListMutationCheck.require("GListModel::items-changed")
            return 1
        }
        g_signal_add_emission_hook(g_signal_lookup("items-changed", g_list_model_get_type()), 0, hook, nil, nil)
    }()
}
