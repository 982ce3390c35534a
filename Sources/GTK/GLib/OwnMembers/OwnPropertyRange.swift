import CGtk

/// The range of a numeric property. With this protocol, code can use a ``NumberRange`` without being generic over
/// numbers.
protocol OwnPropertyRange<Value> {
    associatedtype Value
    func contains(_ value: Value) -> Bool
    /// Returns the value if it's within the range. Otherwise, returns the nearest bound.
    func clamp(_ value: Value) -> Value
    /// The description of the range in messages, such as `0...100`.
    var text: String { get }
    /// Stores the range in a property's GLib specification, so that GLib enforces it.
    @MainActor func limit(_ specification: UnsafeMutablePointer<GParamSpec>)
}

/// A range that a `@GObjectProperty(range:)` attribute specifies.
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
