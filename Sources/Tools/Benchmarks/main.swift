/// Prints tables in Markdown of what things cost, in nanoseconds, at best of five runs; of lists in milliseconds, the median.
///
/// The first argument picks one suite: `binding`, `combine`, `contention`, `growth`, `gtk`, `list` or `tracking`. Another one, or the
/// second, picks the rows whose name contains it.

var arguments = Array(CommandLine.arguments.dropFirst())
let suite = arguments.first.flatMap(Suite.init(rawValue:))
if suite != nil { arguments.removeFirst() }

enum Suite: String, CaseIterable {
    case binding
    case combine
    case contention
    case growth
    case gtk
    case list
    case tracking
}

for chosen in suite.map({ [$0] }) ?? Suite.allCases {
    switch chosen {
    case .binding: BindingBenchmarks.run(part: arguments.first)
    case .combine: CombineBenchmarks.run(part: arguments.first)
    case .contention: ContentionBenchmarks.run(part: arguments.first)
    case .growth: GrowthBenchmarks.run(part: arguments.first)
    case .gtk: GtkBenchmarks.run(part: arguments.first)
    case .list: ListBenchmarks.run(part: arguments.first)
    case .tracking: TrackingBenchmarks.run(part: arguments.first)
    }
}
