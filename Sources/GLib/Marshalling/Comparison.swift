import CGtk

/// How C compares two items of a model: less than, equal to or greater than 0.
package typealias Comparison = @MainActor (UnsafeRawPointer?, UnsafeRawPointer?) -> gint

/// The comparison that a predicate of Swift's amounts to.
package func comparison<Item: Object>(
    by areInIncreasingOrder: @escaping @MainActor (Item, Item) -> Bool
) -> Comparison {
    { first, second in
        let first: Item = convertPointer(first, .borrowed, "an item to sort")
        let second: Item = convertPointer(second, .borrowed, "an item to sort")
        if areInIncreasingOrder(first, second) { return -1 }
        return areInIncreasingOrder(second, first) ? 1 : 0
    }
}

/// Calls a ``Comparison`` that stays with C; once that has ended, all items are equal. `GCompareDataFunc`.
package let compareCallback: GCompareDataFunc = { first, second, data in
    // Unsafe only to the checker: models are the main thread's.
    nonisolated(unsafe) let (first, second, data) = (first, second, data)
    return MainThread.assume {
        guard let compare: Comparison = keptFunction(data) else { return 0 }
        return compare(first, second)
    }
}
