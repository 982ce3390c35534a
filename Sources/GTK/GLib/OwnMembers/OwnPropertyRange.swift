import CGtk

/// The range of a number property, for code that doesn't know the type of the number.
protocol OwnPropertyRange<Value> {
    associatedtype Value
    func contains(_ value: Value) -> Bool
    /// Returns the value, or the nearest value within the range.
    func clamp(_ value: Value) -> Value
    /// The range in messages: `0...100`.
    var text: String { get }
    /// Makes GLib enforce the range.
    @MainActor func limit(_ specification: UnsafeMutablePointer<GParamSpec>)
}

/// A range of numbers that a property's attribute states.
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
