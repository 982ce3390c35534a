#if DEBUG
import Combine

/// The information about a binding that the inspector shows. It exists in debug builds only.
@MainActor
package final class BindingRecord {
    /// A serial number. Bindings are listed in the order of their creation.
    package let number: Int
    package let madeAt = CallStack.current
    /// The type of the publisher, or nil if the source isn't a publisher.
    package fileprivate(set) var source: Any.Type?
    /// The function or operator that created the binding, or nil if it's `sink(on:)` or `<~`.
    package var function: String?
    /// The number of values that the binding has received. Exclusivity checking is off, because the check takes much
    /// longer than the increment.
    @exclusivity(unchecked) package fileprivate(set) var count = 0
    /// A description of the last value that the binding received while the inspector was open.
    package fileprivate(set) var lastValue: String?

    /// The binding that is subscribing to its stream. Signal connections that are made during the subscription belong
    /// to this binding.
    package static weak var starting: Binding?
    private static var number = 0

    init() {
        Self.number += 1
        number = Self.number
    }
}

extension Binding {
    @usableFromInline
    package func note<Source: Publisher>(_ source: Source) {
        record.source = (source as? any ErasingPublisher)?.erasedType ?? Source.self
    }

    /// Counts a value, and records it if the inspector is open.
    @usableFromInline
    package func note<Value>(value: Value) {
        record.count += 1
        if Inspection.recordsValues { record.lastValue = Inspection.describe(value) }
    }

    /// Counts a run of an observed closure.
    package func noteRun() { record.count += 1 }

    @usableFromInline
    package func note(function: String) { record.function = function }
}

/// The state that the inspector shares with the code that it inspects.
@MainActor
package enum Inspection {
    /// A Boolean value that indicates whether bindings and signal connections record their last value. It's true only
    /// while the inspector is open, because describing each value is slow.
    @exclusivity(unchecked)
    package static var recordsValues = false

    private static let maximumLength = 120

    package static func describe<Value>(_ value: Value) -> String {
        TrackingScope.suspended {
            if value is Void { return "()" }
            let text = (value as? String)?.debugDescription ?? String(describing: value)
            let line = text.prefix(maximumLength).split(whereSeparator: \.isNewline).joined(separator: " ")
            return text.count > maximumLength ? line + "…" : line
        }
    }
}
#endif
