import CGtk

/// Runs `body` with the Swift object of a C object that C lends for the duration of a call, for example to a filter.
///
/// If the reference of C already holds the Swift object (see ``ToggleReference``), it isn't retained, because that
/// would be the largest part of the cost. Don't use this function for objects that C passes without holding a
/// reference. Main thread only. Traps, with the names of both classes, if it has another class.
@inline(__always)
func withLentItem<Item: Object, Result>(
    _ pointer: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item) -> Result
) -> Result {
    if let pointer, let held = WrapperField.wrapper(of: pointer, as: Item.self) {
        return held._withUnsafeGuaranteedRef(body)
    }
    return body(convertPointer(pointer, .borrowed, source))
}

/// Runs `body` with two such objects, for example for a comparison.
@inline(__always)
func withLentItems<Item: Object, Result>(
    _ first: UnsafeRawPointer?,
    _ second: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item, Item) -> Result
) -> Result {
    // Both are loaded before either is used, so that the processor can load both in parallel.
    if let first, let second,
        let firstHeld = WrapperField.wrapper(of: first, as: Item.self),
        let secondHeld = WrapperField.wrapper(of: second, as: Item.self)
    {
        return firstHeld._withUnsafeGuaranteedRef { first in
            secondHeld._withUnsafeGuaranteedRef { second in body(first, second) }
        }
    }
    return body(convertPointer(first, .borrowed, source), convertPointer(second, .borrowed, source))
}
