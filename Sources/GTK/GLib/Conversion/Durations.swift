/// A unit in which C measures durations.
@_spi(Binding)
public enum DurationUnit: String {
    case seconds, milliseconds, microseconds

    /// The number of units in a second.
    fileprivate var count: Int64 {
        switch self {
        case .seconds: 1
        case .milliseconds: 1_000
        case .microseconds: 1_000_000
        }
    }
}

/// Returns the duration that a C number represents.
@_spi(Binding)
public func convertDuration(_ number: some BinaryInteger, _ unit: DurationUnit) -> Duration {
    switch unit {
    case .seconds: .seconds(number)
    case .milliseconds: .milliseconds(number)
    case .microseconds: .microseconds(number)
    }
}

/// Returns the duration that a C number represents, or nil if the number is negative.
@_spi(Binding)
public func convertOptionalDuration(_ number: some BinaryInteger, _ unit: DurationUnit) -> Duration? {
    number < 0 ? nil : convertDuration(number, unit)
}

/// Converts a duration to a C number. The number is rounded up, so that a short duration doesn't become zero.
///
/// Traps if the number doesn't fit in the C type. The message contains `what`.
///
/// - Parameter what: The name of the property or parameter.
@_spi(Binding)
public func exactDuration<T: FixedWidthInteger>(_ duration: Duration, _ unit: DurationUnit, _ what: String) -> T {
    let (seconds, attoseconds) = duration.components
    let size = 1_000_000_000_000_000_000 / unit.count
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: unit.count)
    let part = attoseconds > 0 ? (attoseconds + size - 1) / size : attoseconds / size
    let (sum, sumOverflows) = whole.addingReportingOverflow(part)
    guard !overflows, !sumOverflows, let number = T(exactly: sum) else {
        fatalError("\(what): \(duration) in \(unit) doesn't fit in the C integer")
    }
    return number
}

/// Converts an optional duration to a C number. Nil becomes -1.
///
/// Traps if the duration is negative, because C would interpret a negative number as nil.
@_spi(Binding)
public func exactDuration<T: FixedWidthInteger>(_ duration: Duration?, _ unit: DurationUnit, _ what: String) -> T {
    guard let duration else { return -1 }
    if duration < .zero { fatalError("\(what): expected a duration of at least zero, found \(duration)") }
    return exactDuration(duration, unit, what)
}
