import CGtk

/// Stores something that belongs to an item in a value.
package typealias ItemFunction = @MainActor (_ item: UnsafeRawPointer?, _ value: UnsafeMutablePointer<GValue>?) -> Void

/// What a closure gives for an item that C lends, handed to `store` with the value that C wants it in.
package func itemFunction<Item: Object, Result>(
    of function: @escaping @MainActor (Item) -> Result,
    _ store: @escaping @MainActor (UnsafeMutablePointer<GValue>?, Result) -> Void
) -> ItemFunction {
    { item, value in
        withLentItem(item, "an item to sort") { (item: Item) in store(value, function(item)) }
    }
}
