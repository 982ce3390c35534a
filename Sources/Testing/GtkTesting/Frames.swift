import CGtk
import Gtk

/// Functions that control when windows are drawn.
extension Gtk.Window {
    /// Draws the given number of frames of the window. Returns a Boolean value that indicates whether all frames were
    /// drawn in time.
    ///
    /// ```swift
    /// enableAnimations()
    /// window.drawFrames(3)       // Each tick callback has been called three times.
    /// ```
    ///
    /// Use the method for animations that count frames. GTK and CSS animations depend on the system clock. Therefore, a
    /// test can't advance these animations by a duration. To wait until such animations finish, use
    /// ``waitForAnimations(within:)``. See <doc:Animations>.
    @discardableResult
    public func drawFrames(_ count: Int) -> Bool {
        guard let clock = frameClock, isMapped else { return false }
        for _ in 0..<count {
            let frame = clock.frameCounter
            queueDraw()
            clock.requestPhase(.paint)
            guard MainContext.pump(for: .seconds(5), until: { clock.frameCounter > frame }) else { return false }
        }
        return true
    }

    /// Runs the main loop until the window stops drawing new frames. Returns a Boolean value that indicates whether the
    /// window stopped in time.
    ///
    /// Use the method after ``GtkTestCase/enableAnimations()``, to check the state after an animation. The method
    /// returns false if an animation never ends, such as a spinner's animation.
    @discardableResult
    public func waitForAnimations(within limit: Duration = .seconds(10)) -> Bool {
        guard let clock = frameClock, isMapped else { return true }
        let start = ContinuousClock.now
        while ContinuousClock.now - start < limit {
            MainContext.pumpUntilIdle()
            let frame = clock.frameCounter
            // An animation draws a frame about every 17 milliseconds. If no frame is drawn for 120 milliseconds, no
            // animation is running.
            let isDrawing = MainContext.pump(for: .milliseconds(120)) { clock.frameCounter > frame }
            if !isDrawing { return true }
        }
        return false
    }
}
