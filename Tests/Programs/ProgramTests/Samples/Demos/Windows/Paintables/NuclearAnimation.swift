import CombineGtk

/// A rotating radiation warning sign. A rotation takes five seconds.
final class NuclearAnimation: Object, Paintable {
    private static let turn = Duration.seconds(5)

    private let start = ContinuousClock.now

    override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        super.init(properties: properties)
        Task { [weak self] in
            while (try? await Task.sleep(for: .milliseconds(10))) != nil, let self { self.emitInvalidateContents() }
        }
    }

    /// The rotation, in turns.
    var rotation: Double {
        let turns = (ContinuousClock.now - start) / Self.turn
        return turns - turns.rounded(.down)
    }

    var flags: PaintableFlags { .size }
    var intrinsicAspectRatio: Double { 1 }
    var currentImage: any Paintable { NuclearIcon(rotation: rotation) }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        RadiationSign.draw(in: snapshot.drawing, width: width, height: height, rotation: rotation)
    }
}
