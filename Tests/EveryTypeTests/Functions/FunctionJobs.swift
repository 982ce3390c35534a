/// Which functions are called with which arguments.
@MainActor
enum FunctionJobs {
    /// Every function that is asked for and no exception, with each variation that its arguments can have.
    ///
    /// What one line refuses in all functions alike is tried with a sample of them, as each such trap ends a process.
    static func all(of list: FunctionList) -> [FunctionServer.Job] {
        list.functions.indices.flatMap { index -> [FunctionServer.Job] in
            let function = list.functions[index]
            guard FunctionTests.isAskedFor(function.name), FunctionExceptions.notCalled[function.name] == nil else {
                return []
            }
            let exceptions = FunctionExceptions.crashing[function.name]?.variations ?? []
            return Variation.allCases.filter { variation in
                variation.applies(to: function) && !exceptions.contains(variation)
                    && (index % 8 == 0 || !variation.isRefusedAlike)
            }.map { FunctionServer.Job(function: index, variation: $0) }
        }
    }
}
