import CGtk

/// Calls `body` with the wrapper of an object that C lends for the duration of a call, such as a call of a filter.
/// Traps if the object isn't an `Item`.
///
/// If C has a reference to the object, that reference keeps the wrapper alive (see ``ToggleReference``), and this
/// function doesn't retain the wrapper. Retaining the wrapper would be the most expensive part of the call.
///
/// Don't use this function for an object to which C has no reference, or on a thread other than the main thread.
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

/// Calls `body` with the wrappers of two objects that C lends for the duration of a call, such as a call of a
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
