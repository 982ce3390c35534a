import GLib
import GtkTesting
import XCTest

/// Tests of a detector of all calls by the program. `byUser` tests the detector for handlers.
@MainActor
final class ProgrammaticChangeDetectorTests: GtkTestCase {
    private var value = 0
    private var detected: [Int] = []

    private func makeDetector() -> ProgrammaticChangeDetector {
        let detector = ProgrammaticChangeDetector { [self] in
            let before = value
            return { [self] in value != before }
        } changed: { [self] in
            detected.append(value)
        }
        XCTAssertFalse(detector.isActive)
        detector.start()
        return detector
    }

    func testADetectorCanStartAgainAtAnotherDepth() {
        let detector = makeDetector()
        detector.end()
        ChangeOrigin.running {
            detector.start()
            XCTAssertTrue(detector.isActive)
            ChangeOrigin.running { value = 1 }
            XCTAssertEqual(detected, [1])
            detector.end()
        }
        XCTAssertEqual(detected, [1])
    }

    func testACallThatChangesTheValueIsDetected() {
        let detector = makeDetector()
        ChangeOrigin.running { value = 1 }
        XCTAssertEqual(detected, [1])
        detector.end()
    }

    func testACallThatDoesNotChangeTheValueIsNotDetected() {
        let detector = makeDetector()
        ChangeOrigin.running {}
        ChangeOrigin.running {
            value = 1
            value = 0
        }
        XCTAssertEqual(detected, [])
        detector.end()
    }

    func testAChangeBetweenCallsIsNotDetected() {
        let detector = makeDetector()
        value = 1
        ChangeOrigin.running {}
        XCTAssertEqual(detected, [])
        detector.end()
    }

    func testANestedCallBelongsToTheOuterCall() {
        let detector = makeDetector()
        ChangeOrigin.running {
            ChangeOrigin.running { value = 1 }
            XCTAssertEqual(detected, [], "the outer call has not returned")
            value = 2
        }
        XCTAssertEqual(detected, [2])
        detector.end()
    }

    func testAnEndedDetectorDetectsNothing() {
        let detector = makeDetector()
        ChangeOrigin.running {
            value = 1
            detector.end()
        }
        ChangeOrigin.running { value = 2 }
        XCTAssertEqual(detected, [])
        detector.end()
    }

    func testDetectorsEndInAnyOrder() {
        let (first, second) = (makeDetector(), makeDetector())
        first.end()
        ChangeOrigin.running { value = 1 }
        XCTAssertEqual(detected, [1])
        second.end()
        ChangeOrigin.running { value = 2 }
        XCTAssertEqual(detected, [1])
    }

    func testAnIgnoredCallIsNotDetected() {
        let detector = ProgrammaticChangeDetector {
            nil
        } changed: {
            XCTFail("nothing was compared")
        }
        detector.start()
        ChangeOrigin.running { value = 1 }
        detector.end()
    }

    func testTheDepthIsThatOfTheCallsInProgress() {
        let depth = ChangeOrigin.depth
        ChangeOrigin.running {
            XCTAssertEqual(ChangeOrigin.depth, depth + 1)
            ChangeOrigin.runningLoop {
                XCTAssertEqual(ChangeOrigin.depth, 0)
                ChangeOrigin.running { XCTAssertEqual(ChangeOrigin.depth, 1) }
            }
            XCTAssertEqual(ChangeOrigin.depth, depth + 1)
        }
        XCTAssertEqual(ChangeOrigin.depth, depth)
    }
}
