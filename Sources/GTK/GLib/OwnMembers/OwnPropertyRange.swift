import CGtk

/// The range of a number property, for code that doesn't know the type of the number.
protocol OwnPropertyRange<Value> {
    associatedtype Value
    func contains(_ value: Value) -> Bool
    /// Returns the value, or the nearest value within the range.
    func clamp(_ value: Value) -> Value
    /// The range in messages: `0...100`.
    var text: String { get }
    /// Stores the range in a GLib description, so that GLib enforces it.
    @MainActor func limit(_ specification: UnsafeMutablePointer<GParamSpec>)
}

/// The range of numbers in a property's attribute.
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
