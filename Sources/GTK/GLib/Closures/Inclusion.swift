import CGtk
import CombineModel

/// A function that C calls to determine whether a model keeps an item.
package typealias Inclusion = @MainActor (UnsafeMutableRawPointer?) -> gboolean

/// Returns a function that C can call to filter items by a Swift predicate.
package func inclusion<Item: Object>(by isIncluded: @escaping @MainActor (Item) -> Bool) -> Inclusion {
    { item in
        withBorrowedItem(item, "an item to filter") { (item: Item) in isIncluded(item) ? 1 : 0 }
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
