import CGtk
import Combine

/// A C predicate that determines whether to keep an item of a model.
package typealias Inclusion = @MainActor (UnsafeMutableRawPointer?) -> gboolean

/// Returns the C predicate for a Swift predicate.
package func inclusion<Item: Object>(by isIncluded: @escaping @MainActor (Item) -> Bool) -> Inclusion {
    { item in
        withLentItem(item, "an item to filter") { (item: Item) in isIncluded(item) ? 1 : 0 }
    }
}

/// The `GtkCustomFilterFunc` that calls a boxed ``Inclusion``. After the predicate is released, the filter excludes all
/// items.
package let includeCallback: @convention(c) (gpointer?, gpointer?) -> gboolean = { item, data in
    MainThread.enter((item, data), function: "GtkCustomFilterFunc") { item, data in
        guard let include: Inclusion = keptFunction(data) else { return 0 }
        return include(item)
    }
}
