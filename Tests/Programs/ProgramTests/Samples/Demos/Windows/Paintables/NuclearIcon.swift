import CombineGtk

/// A scalable icon of the radiation warning sign.
final class NuclearIcon: Object, Paintable {
    private let rotation: Double

    /// Creates an icon with a clockwise rotation.
    init(rotation: Double = 0) {
        self.rotation = rotation
        super.init(properties: [:])
    }

    var flags: PaintableFlags { [.contents, .size] }
    var intrinsicAspectRatio: Double { 1 }
    var currentImage: any Paintable { self }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        RadiationSign.draw(in: snapshot.drawing, width: width, height: height, rotation: rotation)
    }
}
