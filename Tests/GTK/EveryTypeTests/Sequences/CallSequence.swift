import CGtk
import Gtk
import TestSupport

/// A sequence of calls on objects that persist between the calls. The seed determines the sequence.
@MainActor
struct CallSequence {
    private static let length = 300

    let list: FunctionList
    let groups: FunctionGroups
    let seed: UInt64

    /// Makes the calls.
    ///
    /// - Parameter report: A closure that is called with the number and the name of each call when it begins, and again
    ///   when its arguments are known.
    func run(_ report: (String) -> Void) {
        let arguments = LivingArguments(list, seed: seed)
        let chosen = (0..<arguments.generator.int(in: 3...6)).flatMap { _ in
            groups.groups[arguments.generator.int(below: groups.groups.count)]
        }
        var tasks: [Task<Void, Never>] = []
        for number in 1...CallSequence.length {
            let isAnywhere = chosen.isEmpty || arguments.generator.int(below: 5) == 0
            let indices = isAnywhere ? groups.all : chosen
            let function = list.functions[indices[arguments.generator.int(below: indices.count)]]
            let variation = variation(for: function, &arguments.generator)
            arguments.begin(variation)
            report("\n\(number) \(function.name) (\(variation))")
            ForkedProcess.limitTime()
            call(function, arguments, &tasks)
            report(arguments.given.isEmpty ? "" : ": " + arguments.given.joined(separator: ", "))
            if arguments.generator.int(below: 20) == 0 {
                report("\n\(number) release")
                arguments.removeObject()
            }
            if arguments.generator.bool() {
                report("\n\(number) main loop")
                for _ in 0..<3 where !MainContext.iterate(mayBlock: false) { break }
            }
        }
        report("\nend")
        for task in tasks { task.cancel() }
        arguments.end()
        for _ in 0..<20 where !MainContext.iterate(mayBlock: false) { break }
    }

    private func call(_ function: FunctionEntry, _ arguments: LivingArguments, _ tasks: inout [Task<Void, Never>]) {
        switch function.body {
        case .synchronous(let call): try? call(arguments)
        case .asynchronous(let call): tasks.append(Task { try? await call(arguments) })
        }
    }

    /// Returns a variation that applies to a function, usually the ordinary one.
    private func variation(for function: FunctionEntry, _ generator: inout SeededGenerator) -> Variation {
        let exceptions =
            (FunctionExceptions.notCalledWith[function.name]?.variations ?? [])
            + (FunctionExceptions.notCalledInSequencesWith[function.name]?.variations ?? [])
        let candidates = Variation.allCases.filter { variation in
            variation != .hollow && variation.applies(to: function) && !exceptions.contains(variation)
        }
        guard generator.bool(), let variation = candidates.randomElement(using: &generator) else { return .ordinary }
        // Such arguments trap for every function and would end the sequence early, so they are rarely used.
        return variation.isRefusedAlike && generator.int(below: 50) > 0 ? .ordinary : variation
    }
}
