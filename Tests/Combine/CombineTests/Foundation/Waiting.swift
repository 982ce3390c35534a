import Foundation
import XCTest

/// Runs the current run loop until a condition is true. Fails the test if the time limit is exceeded.
func runLoop(
    for limit: TimeInterval = 60,
    file: StaticString = #filePath,
    line: UInt = #line,
    until condition: () -> Bool
) {
    let deadline = Date() + limit
    // Without a timer, the run loop would return immediately.
    let heartbeat = Timer(timeInterval: 0.002, repeats: true) { _ in }
    RunLoop.current.add(heartbeat, forMode: .default)
    defer { heartbeat.invalidate() }
    while !condition() {
        if Date() > deadline {
            XCTFail("timed out after \(limit) s while waiting for the condition", file: file, line: line)
            return
        }
        _ = RunLoop.current.run(mode: .default, before: Date() + 0.01)
    }
}
