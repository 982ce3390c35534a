import Cairo
import GtkTesting
import Pango
import XCTest

/// Tests of shapes that replace a letter in a text.
@MainActor
final class ShapeRendererTests: GtkTestCase {
    /// Reports when a closure that retains it is released.
    private final class Token {
        let freed: () -> Void
        init(_ freed: @escaping () -> Void) { self.freed = freed }
        deinit { freed() }
    }

    private func makeContext() throws -> CairoContext {
        try CairoContext(try ImageSurface(format: .argb32, width: 100, height: 40))
    }

    /// Returns a text with a shape of 20 × 10 pixels at its third byte.
    private func makeLayout(for context: CairoContext) -> Layout {
        let layout = Layout(for: context)
        layout.text = "a \u{FFFC}"
        let scale = PangoUnits.scale
        let rectangle = PangoRectangle(x: 0, y: -10 * scale, width: 20 * scale, height: 10 * scale)
        let attributes = AttrList()
        let shape = AttrShape.new(rectangle, logicalRect: rectangle)
        shape.textRange = 2..<5
        attributes.insert(shape)
        layout.attributes = attributes
        return layout
    }

    private struct Call: Equatable {
        let isPath: Bool
        let width: Int
        let range: Range<Int>
    }

    func testAShapeIsDrawn() throws {
        let context = try makeContext()
        let layout = makeLayout(for: context)
        var calls: [Call] = []
        layout.context.shapeRenderer = { cairo, shape, isPath in
            XCTAssertEqual(cairo, context)
            XCTAssertNotNil(cairo.currentPoint)
            calls.append(Call(isPath: isPath, width: shape.inkRect.width / PangoUnits.scale, range: shape.textRange))
        }
        context.show(layout)
        XCTAssertEqual(calls, [Call(isPath: false, width: 20, range: 2..<5)])
        calls = []
        context.layoutPath(layout)
        XCTAssertEqual(calls, [Call(isPath: true, width: 20, range: 2..<5)])
        layout.context.shapeRenderer = nil
        calls = []
        context.show(layout)
        XCTAssertTrue(calls.isEmpty)
    }

    func testTheClosureThatWasSetIsReturned() throws {
        let context = PangoContext(for: try makeContext())
        XCTAssertNil(context.shapeRenderer)
        var count = 0
        context.shapeRenderer = { _, _, _ in count += 1 }
        let cairo = try makeContext()
        let layout = makeLayout(for: cairo)
        layout.context.shapeRenderer = context.shapeRenderer
        cairo.show(layout)
        XCTAssertGreaterThan(count, 0)
        context.shapeRenderer = nil
        XCTAssertNil(context.shapeRenderer)
        XCTAssertNotNil(layout.context.shapeRenderer)
    }

    func testAClosureIsRetainedUntilItIsReplaced() throws {
        let context = PangoContext(for: try makeContext())
        var freed: [String] = []
        do {
            let token = Token { freed.append("first") }
            context.shapeRenderer = { _, _, _ in withExtendedLifetime(token) {} }
        }
        XCTAssertEqual(freed, [])
        do {
            let token = Token { freed.append("second") }
            context.shapeRenderer = { _, _, _ in withExtendedLifetime(token) {} }
        }
        XCTAssertEqual(freed, ["first"])
        context.shapeRenderer = nil
        XCTAssertEqual(freed, ["first", "second"])
    }

    func testAClosureIsReleasedWithItsContext() throws {
        let cairo = try makeContext()
        var isFreed = false
        assertFreed {
            let context = PangoContext(for: cairo)
            let token = Token { isFreed = true }
            context.shapeRenderer = { _, _, _ in withExtendedLifetime(token) {} }
            return context
        }
        XCTAssertTrue(isFreed)
    }

    func testReleasingAClosureMaySetAnotherOne() throws {
        let context = PangoContext(for: try makeContext())
        var freed: [String] = []
        do {
            let token = Token {
                freed.append("first")
                context.shapeRenderer = nil
            }
            context.shapeRenderer = { _, _, _ in withExtendedLifetime(token) {} }
        }
        do {
            let token = Token { freed.append("second") }
            context.shapeRenderer = { _, _, _ in withExtendedLifetime(token) {} }
        }
        XCTAssertEqual(freed, ["first", "second"])
        XCTAssertNil(context.shapeRenderer)
    }

    func testAClosureMayReplaceItselfWhileItDraws() throws {
        let cairo = try makeContext()
        let layout = makeLayout(for: cairo)
        var calls = 0
        let context = layout.context
        context.shapeRenderer = { [unowned context] _, _, _ in
            calls += 1
            context.shapeRenderer = nil
        }
        cairo.show(layout)
        XCTAssertEqual(calls, 1)
        XCTAssertNil(context.shapeRenderer)
    }
}
