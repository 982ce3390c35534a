import CombineGtk

/// Functions that draw the radiation warning sign, which consists of three black blades around a disc on a yellow
/// background.
@MainActor
enum RadiationSign {
    /// Draws the sign in an area of the given size.
    ///
    /// - Parameter rotation: The clockwise rotation, in turns.
    static func draw(in snapshot: Snapshot, width: Double, height: Double, rotation: Double) {
        let bounds = Rect(x: 0, y: 0, width: width, height: height)
        snapshot.appendColor(RGBA(red: 0.9, green: 0.75, blue: 0.15, alpha: 1), bounds: bounds)
        let side = min(width, height)
        let cairo = snapshot.appendCairo(
            Rect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
        )
        cairo.translate(x: width / 2, y: height / 2)
        cairo.scale(x: side, y: side)
        cairo.rotate(by: 2 * .pi * rotation)
        cairo.setSource(red: 0, green: 0, blue: 0)
        cairo.arc(centerX: 0, centerY: 0, radius: 0.1)
        cairo.fill()
        for blade in 0..<3 {
            let start = .pi / 3 * Double(2 * blade + 1)
            cairo.arc(centerX: 0, centerY: 0, radius: 0.45, from: start, to: start + .pi / 3)
            cairo.arcNegative(centerX: 0, centerY: 0, radius: 0.15, from: start + .pi / 3, to: start)
            cairo.closePath()
            cairo.fill()
        }
    }
}
