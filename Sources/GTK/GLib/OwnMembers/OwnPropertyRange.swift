import CGtk

/// The range of a property whose values are numbers, for code that does not know which.
protocol OwnPropertyRange<Value> {
    associatedtype Value
    func contains(_ value: Value) -> Bool
    /// Returns the value, or the nearest within the range.
    func clamp(_ value: Value) -> Value
    /// The range in messages: `0...100`.
    var text: String { get }
    /// Makes GLib enforce the range.
    @MainActor func limit(_ specification: UnsafeMutablePointer<GParamSpec>)
}

/// A range of numbers as a property's attribute states it.
struct NumberRange<Number: RangedValue>: OwnPropertyRange {
    let range: ClosedRange<Number>

    func contains(_ value: Number) -> Bool { range.contains(value) }

    func clamp(_ value: Number) -> Number { min(max(value, range.lowerBound), range.upperBound) }

    var text: String { "\(range)" }

    @MainActor
    func limit(_ specification: UnsafeMutablePointer<GParamSpec>) {
        OwnPropertySpecification.setRange(specification, range)
    }
}
