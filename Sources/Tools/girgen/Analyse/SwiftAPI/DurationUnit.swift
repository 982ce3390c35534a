/// The unit in which C counts a time.
package enum DurationUnit: String {
    case seconds, milliseconds, microseconds
}
