/// The unit of a duration in C.
package enum DurationUnit: String { case seconds, milliseconds, microseconds }
