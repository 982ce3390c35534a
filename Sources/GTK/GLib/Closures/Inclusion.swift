import CGtk
import Combine

/// A C predicate that determines whether to keep an item of a model.
package typealias Inclusion = @MainActor (UnsafeMutableRawPointer?) -> gboolean

/// Returns the C predicate of a Swift predicate.
package func inclusion<Item: Object>(by isIncluded: @escaping @MainActor (Item) -> Bool) -> Inclusion {
    { item in
        withLentItem(item, "an item to filter") { (item: Item) in isIncluded(item) ? 1 : 0 }
    }
}

/// Calls an ``Inclusion`` that C keeps. After its release, no item is kept. `GtkCustomFilterFunc`.
package let includeCallback: @convention(c) (gpointer?, gpointer?) -> gboolean = { item, data in
    MainThread.enter((item, data), function: "GtkCustomFilterFunc") { item, data in
        guard let include: Inclusion = keptFunction(data) else { return 0 }
        return include(item)
    }
}
