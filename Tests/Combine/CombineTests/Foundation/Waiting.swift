import Foundation
import XCTest

/// Runs the current run loop until a condition holds. Fails the test if it does not before the time is up.
func runLoop(
    for limit: TimeInterval = 60,
    file: StaticString = #filePath,
    line: UInt = #line,
    until condition: () -> Bool
) {
    let deadline = Date() + limit
    // A loop that has no timer does not wait at all.
    let heartbeat = Timer(timeInterval: 0.002, repeats: true) { _ in }
    RunLoop.current.add(heartbeat, forMode: .default)
    defer { heartbeat.invalidate() }
    while !condition() {
        if Date() > deadline {
            XCTFail("the condition did not hold within \(limit) s", file: file, line: line)
            return
        }
        _ = RunLoop.current.run(mode: .default, before: Date() + 0.01)
    }
}
