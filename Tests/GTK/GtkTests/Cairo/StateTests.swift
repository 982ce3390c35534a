import Cairo
import XCTest

@MainActor
final class StateTests: XCTestCase {
    private struct Failure: Error, Equatable {}

    func testSettingsAreRestoredEvenIfTheClosureThrows() throws {
        _ = try image { context in
            let width = context.saved {
                context.lineWidth = 7
                return context.lineWidth
            }
            XCTAssertEqual(width, 7)
            XCTAssertEqual(context.lineWidth, 2)
            XCTAssertThrowsError(
                try context.saved {
                    context.lineWidth = 7
                    throw Failure()
                }
            ) { XCTAssertEqual($0 as? Failure, Failure()) }
            XCTAssertEqual(context.lineWidth, 2)
            context.save()
            context.translate(x: 5, y: 5)
            context.restore()
            XCTAssertEqual(context.matrix, .identity)
        }
    }

    func testRestoringWithoutSavingSetsTheStatus() throws {
        let surface = try ImageSurface(format: .argb32, width: 2, height: 2)
        let context = try CairoContext(surface)
        context.restore()
        XCTAssertEqual(context.status, .invalidRestore)
        context.paint()
        XCTAssertEqual(try surface.inkCount(), 0, "a context in error draws nothing")
        XCTAssertEqual(surface.status, .success)
    }

    func testAGroupIsDrawnAsAWhole() throws {
        let surface = try image { context in
            context.pushGroup()
            XCTAssertNotEqual(context.groupTarget, context.target)
            context.setSource(red: 1, green: 0, blue: 0)
            context.rectangle(x: 0, y: 0, width: 2, height: 1)
            context.fill()
            context.setSource(red: 0, green: 1, blue: 0)
            context.rectangle(x: 1, y: 0, width: 2, height: 1)
            context.fill()
            context.popGroupToSource()
            XCTAssertEqual(context.groupTarget, context.target)
            context.paint(alpha: 0.2)
        }
        XCTAssertEqual(try (0..<4).map { try surface.pixel($0, 0) }, [0x3333_0000, 0x3300_3300, 0x3300_3300, 0])
    }

    func testAGroupAsAPattern() throws {
        let surface = try image { context in
            context.pushGroup(content: .alpha)
            XCTAssertEqual(context.groupTarget.content, .alpha)
            context.rectangle(x: 1, y: 0, width: 1, height: 1)
            context.fill()
            let mask = context.popGroup()
            XCTAssertEqual(mask.patternType, .surface)
            context.setSource(red: 1, green: 0, blue: 0)
            context.mask(mask)
        }
        XCTAssertEqual(try (0..<3).map { try surface.pixel($0, 0) }, [0, 0xFFFF_0000, 0])
    }

    func testPoppingWithoutPushingSetsTheStatus() throws {
        let context = try CairoContext(try ImageSurface(format: .argb32, width: 1, height: 1))
        let pattern = context.popGroup()
        XCTAssertEqual(context.status, .invalidPopGroup)
        XCTAssertEqual(pattern.status, .invalidPopGroup)
        XCTAssertNotEqual(context.target.status, .success, "a context in error has no target")
    }

    func testAContextReturnsItsTarget() throws {
        let surface = try ImageSurface(format: .argb32, width: 3, height: 4)
        let context = try CairoContext(surface)
        XCTAssertEqual(context.target, surface)
        XCTAssertEqual((context.target as? ImageSurface)?.height, 4)
        XCTAssertEqual(Set([context, context]).count, 1)
        XCTAssertNotEqual(context, try CairoContext(surface))
    }

    func testAContextCannotBeCreatedForAFinishedSurface() throws {
        let surface = try ImageSurface(format: .argb32, width: 1, height: 1)
        surface.finish()
        assertThrows(.surfaceFinished) { try CairoContext(surface) }
    }
}
