import CGtk

/// How C compares two items of a model: less than, equal to or greater than 0.
//
// Not isolated, as isolated code that C calls asks the runtime where it is each time.
package typealias Comparison = (UnsafeRawPointer?, UnsafeRawPointer?) -> gint

/// The comparison that a predicate of Swift's amounts to.
package func comparison<Item: Object>(
    by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
) -> Comparison {
    let areInIncreasingOrder = MainThread.unisolated(areInIncreasingOrder)
    return { first, second in
        withLentItems(first, second, "an item to sort") { (first: Item, second: Item) in
            if areInIncreasingOrder(first, second) { return -1 }
            return areInIncreasingOrder(second, first) ? 1 : 0
        }
    }
}

/// The comparison that a closure's number amounts to: less than, equal to or greater than 0.
package func comparison<Item: Object>(by order: @escaping @MainActor (Item, Item) -> Int) -> Comparison {
    let order = MainThread.unisolated(order)
    return { first, second in
        withLentItems(first, second, "an item to sort") { (first: Item, second: Item) in
            gint(order(first, second).signum())
        }
    }
}

/// Calls a ``Comparison`` that stays with C; once that has ended, all items are equal. `GCompareDataFunc`.
package let compareCallback: GCompareDataFunc = { first, second, data in
    MainThread.require("", function: "GCompareDataFunc")
    guard let compare: Comparison = keptFunction(data) else { return 0 }
    return compare(first, second)
}
