import CombineGtk

/// A list of colors. Each color is created on demand and deallocated when it's no longer used.
final class ColorList: Object, ListModel {
    /// The total number of colors.
    static let all = 1 << 24

    /// The number of colors in the list.
    var count: Int {
        didSet {
            count = min(max(0, count), Self.all)
            let common = min(count, oldValue)
            emitItemsChanged(common, removed: oldValue - common, added: count - common)
        }
    }

    private var living: [Int: LivingColor] = [:]
    private var sweepCount = 1024

    init(count: Int) {
        self.count = min(max(0, count), Self.all)
        super.init(properties: [:])
    }

    var itemType: GType { NamedColor.registeredType }
    var itemCount: Int { count }

    func object(_ position: Int) -> Object? {
        guard position < count else { return nil }
        if let color = living[position]?.color { return color }
        let color = NamedColor(at: position)
        sweep()
        living[position] = LivingColor(color: color)
        return color
    }

    /// Removes entries of deallocated colors. It does so only when they may be half of all entries.
    private func sweep() {
        guard living.count >= sweepCount else { return }
        living = living.filter { $0.value.color != nil }
        sweepCount = max(1024, 2 * living.count)
    }
}

/// A weak reference to a color, which ensures that a position has only one object at a time.
private struct LivingColor {
    weak var color: NamedColor?
}
