import CGtk

/// A function that stores a value for an item, such as one of its properties, in a `GValue`.
package typealias ItemFunction = @MainActor (_ item: UnsafeRawPointer?, _ value: UnsafeMutablePointer<GValue>?) -> Void

/// Returns a function that passes an item borrowed from C to a closure, and the result to `store`, which converts it
/// for C.
package func itemFunction<Item: Object, Result>(
    of function: @escaping @MainActor (Item) -> Result,
    _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Result) -> Void
) -> ItemFunction {
    { item, value in
        withLentItem(item, "an item to sort") { (item: Item) in store(value, function(item)) }
    }
}
