import CGtk
import CombineModel

/// A function that C calls to compare two items of a model. The result is less than, equal to, or greater than 0.
package typealias Comparison = @MainActor (UnsafeRawPointer?, UnsafeRawPointer?) -> gint

/// Returns a function that C can call to compare items by a Swift predicate.
package func comparison<Item: Object>(
    by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
) -> Comparison {
    { first, second in
        withBorrowedItems(first, second, "an item to sort") { (first: Item, second: Item) in
            if areInIncreasingOrder(first, second) { return -1 }
            return areInIncreasingOrder(second, first) ? 1 : 0
        }
    }
}

/// Returns a function that C can call to compare items with a closure. The closure's result is less than, equal to, or
/// greater than 0.
package func comparison<Item: Object>(by order: @escaping @MainActor (Item, Item) -> Int) -> Comparison {
    { first, second in
        withBorrowedItems(first, second, "an item to sort") { (first: Item, second: Item) in
            gint(order(first, second).signum())
        }
    }
}

/// The `GCompareDataFunc` that calls a boxed ``Comparison``. If the comparison has been released, all items compare as
/// equal.
package let compareCallback: GCompareDataFunc = { first, second, data in
    MainThread.enter((first, second, data), function: "GCompareDataFunc") { first, second, data in
        guard let compare: Comparison = keptFunction(data) else { return 0 }
        return compare(first, second)
    }
}
