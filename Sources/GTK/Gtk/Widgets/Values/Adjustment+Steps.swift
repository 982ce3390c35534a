import CGtk
internal import Glibc

extension Adjustment {
    /// Creates an adjustment from a range and a step. As in GTK widgets, the page increment is ten steps.
    static func forSteps(of step: Double, from lower: Double, to upper: Double) -> Adjustment {
        guard lower <= upper, step != 0 else {
            fatalError("Expected an ascending range and a step other than 0, found \(lower) to \(upper) by \(step)")
        }
        return Adjustment(value: lower, lower: lower, upper: upper, stepIncrement: step, pageIncrement: 10 * step)
    }

    /// Returns the number of decimal places that are needed to display multiples of a step, up to the given maximum.
    static func digits(of step: Double, atMost greatest: Int) -> Int {
        let size = abs(step)
        guard size > 0, size < 1 else { return 0 }
        return min(Int(-log10(size).rounded(.down)), greatest)
    }
}
