import Gtk
import TestSupport

/// Arguments that are usually objects from earlier calls of the same sequence.
@MainActor
final class LivingArguments: Arguments {
    var generator: SeededGenerator
    /// The objects that were passed to the current call.
    private(set) var given: [String] = []
    private let living = LivingObjects()
    private var results: [Any] = []

    init(_ list: FunctionList, seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        super.init(list, .ordinary)
    }

    /// Prepares the arguments of the next call.
    func begin(_ variation: Variation) {
        self.variation = variation
        given = []
    }

    /// Releases an object.
    func removeObject() { living.remove(&generator) }

    override func keep<Result>(_ result: Result) {
        if let object = result as? Object { return remember(object) }
        results.append(result)
        if results.count > 20 { results.removeFirst() }
    }

    override func remember(_ object: Object) { living.add(object, &generator) }

    override func made<Made>(_ type: Made.Type) throws -> Made {
        // Events are created in a visible window, which windows of earlier calls could cover.
        if type is Event.Type { throw Pointless() }
        return try super.made(type)
    }

    override func specimen<Wanted>(_ type: Wanted.Type) throws -> Wanted {
        if type is Event.Type { throw Pointless() }
        let isNew = generator.int(below: 10) < 2
        let specimen = isNew ? nil : living.object(type, &generator)
        let found = try specimen ?? super.specimen(type)
        if let object = found as? Object { given.append(living.name(object)) }
        return found
    }

    override func end() {
        results = []
        living.removeAll()
        super.end()
    }
}
