/// A detector of observations that trigger each other endlessly.
///
/// A cascade is a sequence of observations that trigger each other in successive turns of the main loop, before the
/// next frame.
///
/// Observations of visible widgets wait for an event or a frame, so they aren't part of a cascade. If they trigger each
/// other endlessly, they run once per frame and at most ten times before an event.
@MainActor
enum Cascade {
    /// The maximum number of times that one observation runs in a realistic cascade. More runs indicate an endless
    /// loop.
    private static let limit = 100

    private static var number = 0

    /// The number of runs of an observation in a cascade.
    struct Count {
        fileprivate var cascade = -1
        fileprivate var runs = 0
    }

    /// Ends the cascade. Call this method when no more observations are waiting.
    static func settle() { number += 1 }

    /// Counts a run of an observation. If the limit is exceeded, logs a message about the loop and ends its
    /// observations.
    static func willRun(_ observation: ObservedClosure) {
        if observation.count.cascade != number { observation.count = Count(cascade: number) }
        observation.count.runs += 1
        if observation.count.runs <= limit { return }
        let loop = loop(behind: observation)
        if loop.isEmpty { return }
        let names = loop.sorted { $0.number < $1.number }.map { $0.name() }
        let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        Diagnostics.critical(
            "the observations of \(list) trigger each other endlessly and were stopped: each changes a value that another "
                + "one reads"
        )
        for member in loop { member.endAsLoop() }
    }

    /// Returns the loop of observations that triggered the given observation, or an empty array if there is no loop.
    /// The loop doesn't necessarily contain the given observation.
    private static func loop(behind observation: ObservedClosure) -> [ObservedClosure] {
        var path: [ObservedClosure] = []
        var indices: [ObjectIdentifier: Int] = [:]
        var current = observation
        while true {
            if let start = indices[ObjectIdentifier(current)] { return Array(path[start...]) }
            indices[ObjectIdentifier(current)] = path.count
            path.append(current)
            guard let cause = current.cause else { return [] }
            current = cause
        }
    }
}
