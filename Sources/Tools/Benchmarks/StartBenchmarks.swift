import Glibc

/// Benchmarks of the time and memory that a program needs until the first frame of its window is drawn. The benchmarks
/// require a display.
///
/// The results are compared with a C program that has the same window. First, the C program is compiled. Then the C
/// program and ``FirstFrame`` run alternately. The table contains the medians of the measured runs.
struct StartBenchmarks {
    private static let rounds = 41

    /// Measures the quantities whose name contains `part`, or all quantities if `part` is nil, and prints a table. If a
    /// program can't be started, prints a message.
    static func run(part: String?) {
        let quantities = Quantity.allCases.filter { quantity in part.map { quantity.rawValue.contains($0) } ?? true }
        guard !quantities.isEmpty else { return }
        do {
            try measure(quantities)
        } catch {
            print("The start is not measured: \(error)\n")
        }
    }

    private static func measure(_ quantities: [Quantity]) throws(StartError) {
        guard let template = strdup("/tmp/combinegtk-start-XXXXXX"), mkdtemp(template) != nil else {
            throw .noDirectory
        }
        let directory = String(cString: template)
        free(template)
        defer { system("rm -r '\(directory)'") }
        let inSwift = StartedProgram()
        let inC = try StartedProgram(compiling: PackageResources.FirstFrame_c, in: directory)
        // The first runs aren't measured, because they read files from disk. The later runs read the same files from
        // the cache.
        _ = (try inC.run(), try inSwift.run())
        var (usagesInC, usagesInSwift): ([ProcessUsage], [ProcessUsage]) = ([], [])
        for _ in 0..<rounds {
            usagesInC.append(try inC.run())
            usagesInSwift.append(try inSwift.run())
        }
        printTable(quantities, inC: usagesInC, inSwift: usagesInSwift)
    }

    private static func printTable(_ quantities: [Quantity], inC: [ProcessUsage], inSwift: [ProcessUsage]) {
        var table = MarkdownTable("start to first frame", "C", "Swift", "ratio")
        for quantity in quantities {
            let (amountInC, amountInSwift) = (median(inC, of: quantity), median(inSwift, of: quantity))
            table.append(
                quantity.rawValue,
                rounded(amountInC),
                rounded(amountInSwift),
                rounded(amountInSwift / amountInC, digits: 2)
            )
        }
        table.printOut()
    }

    private static func median(_ usages: [ProcessUsage], of quantity: Quantity) -> Double {
        usages.map(quantity.amount).sorted()[usages.count / 2]
    }

    private enum Quantity: String, CaseIterable {
        case wallTime = "wall time, ms"
        case processorTime = "processor time, user and system, ms"
        case peakMemory = "peak memory, MB"

        func amount(of usage: ProcessUsage) -> Double {
            switch self {
            case .wallTime: Measurement.nanoseconds(usage.wallTime) / 1e6
            case .processorTime: Measurement.nanoseconds(usage.processorTime) / 1e6
            case .peakMemory: Double(usage.peakMemory) / 1e6
            }
        }
    }
}
