import Adw
import XCTest

@MainActor
final class AnimationTests: GtkTestCase {
    func testAClosureReceivesTheValues() {
        let widget = Button()
        var values: [Double] = []
        let animation = TimedAnimation(
            widget: widget,
            from: 0,
            to: 10,
            duration: .milliseconds(50),
            target: CallbackAnimationTarget { values.append($0) }
        )
        XCTAssertEqual(animation.duration, .milliseconds(50))
        var isDone = false
        let connection = animation.done.connect { isDone = true }
        animation.play()
        // An invisible widget has no frames, so the animation ends immediately.
        wait { isDone }
        XCTAssertEqual(values.last, 10)
        XCTAssertEqual(animation.state, .finished)
        withExtendedLifetime(connection) {}
    }

    func testTheClosureIsReleasedWithTheAnimation() {
        final class Token {}
        _ = Easing.value(of: .linear, at: 0.5)
        assertFreed {
            let token = Token()
            let widget = Button()
            let animation = SpringAnimation(
                widget: widget,
                from: 0,
                to: 1,
                springParameters: SpringParams(dampingRatio: 1, mass: 1, stiffness: 100),
                target: CallbackAnimationTarget { _ in _ = token }
            )
            animation.skip()
            return token
        }
    }

    func testACurve() {
        XCTAssertEqual(Easing.value(of: .linear, at: 0.25), 0.25)
        XCTAssertEqual(Easing.value(of: .easeInQuad, at: 0.5), 0.25)
    }
}
