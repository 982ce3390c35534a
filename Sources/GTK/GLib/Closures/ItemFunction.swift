import CGtk

/// A function that computes a value from an item, such as the value of one of its properties, and stores the result in
/// a `GValue`.
package typealias ItemFunction = @MainActor (_ item: UnsafeRawPointer?, _ value: UnsafeMutablePointer<GValue>?) -> Void

/// Returns a function that calls `body` with an item that C lends, and stores the result with `store`.
package func itemFunction<Item: Object, Result>(
    of function: @escaping @MainActor (Item) -> Result,
    _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Result) -> Void
) -> ItemFunction {
    { item, value in
        withLentItem(item, "an item to sort") { (item: Item) in store(value, function(item)) }
    }
}
