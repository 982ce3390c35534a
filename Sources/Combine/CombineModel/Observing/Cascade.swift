/// Observations that trigger each other, turn after turn of the main loop, before the loop draws.
///
/// Observations of visible widgets wait for a frame each time, so they don't form a cascade. If two of them never
/// agree, they run once for each frame.
@MainActor
enum Cascade {
    /// The maximum number of runs of one observation, which is more than in any finite cascade.
    private static let limit = 100

    private static var number = 0

    /// The number of times that an observation has run in a cascade.
    struct Count {
        fileprivate var cascade = -1
        fileprivate var runs = 0
    }

    /// Ends the cascade, after the last closure that it triggered has run.
    static func settle() {
        number += 1
    }

    /// Counts a run that is about to begin. If the limit is exceeded, reports the loop and ends its observations.
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

    /// Returns the observations that trigger each other in a loop that also triggered this one. This one may not be
    /// part of the loop.
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
