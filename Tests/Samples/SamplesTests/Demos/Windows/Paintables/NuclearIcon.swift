import CombineGtk

/// An icon of the sign that warns of radiation, at any size.
final class NuclearIcon: Object, Paintable {
    private let rotation: Double

    /// Creates an icon, turned to the right by a part of a turn.
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
