/// Prints the results of benchmarks as Markdown tables. Most times are the minimum of many short runs. The times of
/// lists and program starts are medians.
///
/// The first argument can be the name of a suite: `binding`, `combine`, `contention`, `gtk`,
/// `inspector`, `list`, `listview`, `own`, `start`, `tracking` or `virtual`. Any other argument selects the rows whose
/// name contains it.

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments == [StartedProgram.firstFrame] { FirstFrame.run() }
let suite = arguments.first.flatMap(Suite.init(rawValue:))
if suite != nil { arguments.removeFirst() }

enum Suite: String, CaseIterable {
    // This suite runs first, because the measured peak memory of a started program includes the memory of this program.
    case start
    case binding
    case combine
    case contention
    case gtk
    case inspector
    case list
    case listview
    case own
    case tracking
    case virtual
}

for chosen in suite.map({ [$0] }) ?? Suite.allCases {
    switch chosen {
    case .binding: BindingBenchmarks.run(part: arguments.first)
    case .combine:
        CombineBenchmarks.run(part: arguments.first)
        CombineMemoryBenchmarks.run(part: arguments.first)
    case .contention: ContentionBenchmarks.run(part: arguments.first)
    case .gtk: GtkBenchmarks.run(part: arguments.first)
    case .inspector: InspectorBenchmarks.run(part: arguments.first)
    case .list: ListBenchmarks.run(part: arguments.first)
    case .listview: ListViewBenchmarks.run(part: arguments.first)
    case .own: OwnMemberBenchmarks.run(part: arguments.first)
    case .start: StartBenchmarks.run(part: arguments.first)
    case .tracking: TrackingBenchmarks.run(part: arguments.first)
    case .virtual: VirtualFunctionBenchmarks.run(part: arguments.first)
    }
}
