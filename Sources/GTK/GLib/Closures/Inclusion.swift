import CGtk
import Combine

/// A predicate for C that determines whether to keep an item of a model.
package typealias Inclusion = @MainActor (UnsafeMutableRawPointer?) -> gboolean

/// Returns a predicate for C that calls a Swift predicate.
package func inclusion<Item: Object>(by isIncluded: @escaping @MainActor (Item) -> Bool) -> Inclusion {
    { item in
        withLentItem(item, "an item to filter") { (item: Item) in isIncluded(item) ? 1 : 0 }
    }
}

/// The `GtkCustomFilterFunc` that calls a boxed ``Inclusion``. If the predicate has been released, the filter excludes
/// all items.
package let includeCallback: @convention(c) (gpointer?, gpointer?) -> gboolean = { item, data in
    MainThread.enter((item, data), function: "GtkCustomFilterFunc") { item, data in
        guard let include: Inclusion = keptFunction(data) else { return 0 }
        return include(item)
    }
}
