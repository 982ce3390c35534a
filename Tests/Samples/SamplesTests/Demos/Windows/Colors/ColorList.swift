import CombineGtk

/// The first of the colors, made when they are asked for and gone when nobody needs them.
final class ColorList: Object, ListModel {
    /// All there are.
    static let all = 1 << 24

    /// The number of colors, from zero to all.
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

    /// Forgets the places of colors that no longer exist, once these may be half of all.
    private func sweep() {
        guard living.count >= sweepCount else { return }
        living = living.filter { $0.value.color != nil }
        sweepCount = max(1024, 2 * living.count)
    }
}

/// A color for as long as somebody needs it, so that a position has one object at a time.
private struct LivingColor {
    weak var color: NamedColor?
}
