import CGtk

/// Runs `body` with the Swift object of a C object that C lends for the duration of a call, as to a filter.
///
/// Not retained where C's reference holds it already, see ``ToggleReference``, as retaining and releasing would cost more than
/// all the rest: so not for what C lends without a reference. Main thread only. Traps, naming both classes, where it is of
/// another class.
@inline(__always)
func withLentItem<Item: Object, Result>(
    _ pointer: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item) -> Result
) -> Result {
    if let pointer, let held = WrapperWord.wrapper(of: pointer, as: Item.self) {
        return held._withUnsafeGuaranteedRef(body)
    }
    return body(convertPointer(pointer, .borrowed, source))
}

/// Returns the same with two, as to a comparison.
@inline(__always)
func withLentItems<Item: Object, Result>(
    _ first: UnsafeRawPointer?,
    _ second: UnsafeRawPointer?,
    _ source: StaticString,
    _ body: (Item, Item) -> Result
) -> Result {
    // Both are found before either is used, so that the processor can fetch both in parallel.
    if let first, let second,
        let firstHeld = WrapperWord.wrapper(of: first, as: Item.self),
        let secondHeld = WrapperWord.wrapper(of: second, as: Item.self)
    {
        return firstHeld._withUnsafeGuaranteedRef { first in
            secondHeld._withUnsafeGuaranteedRef { second in body(first, second) }
        }
    }
    return body(convertPointer(first, .borrowed, source), convertPointer(second, .borrowed, source))
}
