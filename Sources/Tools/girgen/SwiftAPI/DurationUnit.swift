/// The unit in which C counts a time.
enum DurationUnit: String {
    case seconds, milliseconds, microseconds
}
