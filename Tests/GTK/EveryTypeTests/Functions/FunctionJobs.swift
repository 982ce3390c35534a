import Foundation

/// The functions to call, with the variations of their arguments.
@MainActor
enum FunctionJobs {
    /// Returns every selected function that isn't an exception, with each variation of arguments that applies to it.
    ///
    /// If generated code rejects a value in the same way for all functions, only a sample of them is called, because
    /// each trap ends a process.
    static func all(of list: FunctionList) -> [FunctionServer.Job] {
        list.functions.indices.flatMap { index -> [FunctionServer.Job] in
            let function = list.functions[index]
            guard FunctionTests.isSelected(function.name), FunctionExceptions.notCalled[function.name] == nil else {
                return []
            }
            let exceptions = FunctionExceptions.notCalledWith[function.name]?.variations ?? []
            return Variation.allCases.filter { variation in
                variation.applies(to: function) && !exceptions.contains(variation)
                    && (index % 8 == 0 || !variation.isRefusedAlike)
            }.map { FunctionServer.Job(function: index, variation: $0) }
        }
    }

    /// Returns the same jobs in an order that `COMBINEGTK_RANDOM_SEED` determines, so that the first ones are a
    /// representative sample.
    static func shuffled(of list: FunctionList) -> [FunctionServer.Job] {
        let seed = ProcessInfo.processInfo.environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        return all(of: list).enumerated().sorted { place($0.offset, seed) < place($1.offset, seed) }.map(\.element)
    }

    /// Returns a pseudorandom number that is determined by a number and a seed.
    private static func place(_ number: Int, _ seed: UInt64) -> UInt64 {
        var mixed = (UInt64(number) &+ seed &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        mixed ^= mixed >> 31
        return mixed &* 0x94D0_49BB_1331_11EB
    }
}
