import CGtk

/// A function that computes a value for an item and stores the value in a `GValue`. For example, it reads a property of
/// the item.
package typealias ItemFunction = @MainActor (_ item: UnsafeRawPointer?, _ value: UnsafeMutablePointer<GValue>?) -> Void

/// Returns a function that calls `function` with an item that C passes without ownership, and passes the result to
/// `store`.
package func itemFunction<Item: Object, Result>(
    of function: @escaping @MainActor (Item) -> Result,
    _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Result) -> Void
) -> ItemFunction {
    { item, value in
        withBorrowedItem(item, "an item to sort") { (item: Item) in store(value, function(item)) }
    }
}
