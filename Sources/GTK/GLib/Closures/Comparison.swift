import CGtk
import Combine

/// A C comparison of two items of a model: less than, equal to or greater than 0.
package typealias Comparison = @MainActor (UnsafeRawPointer?, UnsafeRawPointer?) -> gint

/// Returns the C comparison for a Swift predicate.
package func comparison<Item: Object>(
    by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
) -> Comparison {
    { first, second in
        withLentItems(first, second, "an item to sort") { (first: Item, second: Item) in
            if areInIncreasingOrder(first, second) { return -1 }
            return areInIncreasingOrder(second, first) ? 1 : 0
        }
    }
}

/// Returns the comparison result for the number that a closure returns: less than, equal to or greater than 0.
package func comparison<Item: Object>(by order: @escaping @MainActor (Item, Item) -> Int) -> Comparison {
    { first, second in
        withLentItems(first, second, "an item to sort") { (first: Item, second: Item) in
            gint(order(first, second).signum())
        }
    }
}

/// Calls a ``Comparison`` that C keeps. After its release, all items are equal. `GCompareDataFunc`.
package let compareCallback: GCompareDataFunc = { first, second, data in
    MainThread.enter((first, second, data), function: "GCompareDataFunc") { first, second, data in
        guard let compare: Comparison = keptFunction(data) else { return 0 }
        return compare(first, second)
    }
}
