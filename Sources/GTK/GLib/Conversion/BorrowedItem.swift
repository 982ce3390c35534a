import CGtk

/// Calls `body` with the wrapper of an object that C passes to a callback without ownership, for example to a filter.
/// Traps if the object isn't an `Item`.
///
/// C must have a reference to the object. The reference keeps the wrapper alive (see ``ToggleReference``), so this
/// function doesn't retain the wrapper. Retaining it would be the most expensive part of the call.
///
/// Call this function only on the main thread.
@inline(__always)
func withBorrowedItem<Item: Object, Result>(
    _ pointer: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item) -> Result
) -> Result {
    if let pointer, let held = WrapperField.wrapper(of: pointer, as: Item.self) {
        return held._withUnsafeGuaranteedRef(body)
    }
    return body(convertPointer(pointer, .borrowed, source))
}

/// Calls `body` with the wrappers of two objects that C passes to a callback without ownership, for example to a
/// comparison function.
@inline(__always)
func withBorrowedItems<Item: Object, Result>(
    _ first: UnsafeRawPointer?,
    _ second: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item, Item) -> Result
) -> Result {
    // The wrapper fields of both objects are loaded before either wrapper is used. Therefore, the processor can load
    // the two fields in parallel.
    if let first, let second,
        let firstWrapper = WrapperField.wrapper(of: first, as: Item.self),
        let secondWrapper = WrapperField.wrapper(of: second, as: Item.self)
    {
        return firstWrapper._withUnsafeGuaranteedRef { first in
            secondWrapper._withUnsafeGuaranteedRef { second in body(first, second) }
        }
    }
    return body(convertPointer(first, .borrowed, source), convertPointer(second, .borrowed, source))
}
