import CGtk

/// A function that computes a value for an item, for example by reading a property, and stores the value in a `GValue`.
package typealias ItemFunction = @MainActor (_ item: UnsafeRawPointer?, _ value: UnsafeMutablePointer<GValue>?) -> Void

/// Returns a function that calls `function` with an item, and then passes the result to `store`. C passes the item
/// without ownership.
package func itemFunction<Item: Object, Result>(
    of function: @escaping @MainActor (Item) -> Result,
    _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Result) -> Void
) -> ItemFunction {
    { item, value in
        withBorrowedItem(item, "an item to sort") { (item: Item) in store(value, function(item)) }
    }
}
