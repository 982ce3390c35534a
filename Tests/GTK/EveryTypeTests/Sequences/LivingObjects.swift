import Gtk
import TestSupport

/// The objects that the calls of a sequence share.
@MainActor
final class LivingObjects {
    private static let capacity = 40

    private var objects: [(number: Int, object: Object)] = []
    private var count = 0

    /// Adds an object. Releases another one if there are too many.
    func add(_ object: Object, _ generator: inout SeededGenerator) {
        if objects.contains(where: { $0.object === object }) { return }
        count += 1
        objects.append((count, object))
        if objects.count > LivingObjects.capacity { remove(&generator) }
    }

    /// Returns one of the objects with a type, or nil if there isn't one.
    func object<Wanted>(_ type: Wanted.Type, _ generator: inout SeededGenerator) -> Wanted? {
        let candidates = objects.compactMap { $0.object as? Wanted }
        return candidates.randomElement(using: &generator)
    }

    /// Releases an object. In half of the cases, a window is destroyed first, and the owner of a part is also released.
    func remove(_ generator: inout SeededGenerator) {
        guard !objects.isEmpty else { return }
        let object = objects.remove(at: generator.int(below: objects.count)).object
        if generator.bool() { Specimens.end(object) }
    }

    /// Releases all objects.
    func removeAll() {
        let all = objects
        objects = []
        for (_, object) in all { Specimens.end(object) }
    }

    /// Returns the class and the number of an object. The number doesn't change during its lifetime.
    func name(_ object: Object) -> String {
        let number = objects.first { $0.object === object }?.number
        return object.typeName + (number.map { "#\($0)" } ?? "")
    }
}
