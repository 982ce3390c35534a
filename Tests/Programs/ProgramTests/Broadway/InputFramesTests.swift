import XCTest

@testable import CombineGtkBroadway

/// Tests of the validation of input from a browser.
final class InputFramesTests: XCTestCase {
    private static let mask: [UInt8] = [1, 2, 3, 4]

    private func frame(_ payload: [UInt8], kind: UInt8 = 0x82) -> [UInt8] {
        [kind, 0x80 | UInt8(payload.count)] + Self.mask
            + payload.enumerated().map { $1 ^ Self.mask[$0 % 4] }
    }

    /// Returns an input message that contains several values.
    private func input(_ kind: UInt32, _ values: [UInt32]) -> [UInt8] {
        frame(
            ([kind, 7, 1000] + values).flatMap { value in
                (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
            }
        )
    }

    private func assertMalformed(_ bytes: [UInt8], line: UInt = #line) {
        var frames = InputFrames()
        XCTAssertThrowsError(try frames.complete(bytes), line: line)
    }

    func testForwardsFramesOfPage() throws {
        var frames = InputFrames()
        for (kind, count) in [8, 8, 7, 8, 8, 9, 8, 2, 2, 0, 0, 5, 3, 2, 2].enumerated() {
            let bytes = input(UInt32(kind), Array(repeating: 0, count: count))
            XCTAssertEqual(try frames.complete(bytes), bytes, "\(kind)")
        }
        for kind: UInt8 in [0x88, 0x89, 0x8A] {
            let bytes = frame([1, 2], kind: kind)
            XCTAssertEqual(try frames.complete(bytes), bytes)
        }
    }

    func testForwardsFragmentedFramesAsAWhole() throws {
        var frames = InputFrames()
        let bytes = input(7, [65, 0]) + input(8, [65, 0])
        var passed: [[UInt8]] = []
        for byte in bytes { passed.append(try frames.complete([byte])) }
        XCTAssertEqual(passed.filter { !$0.isEmpty }, [input(7, [65, 0]), input(8, [65, 0])])
        XCTAssertEqual(try frames.complete(bytes + bytes.prefix(3)), bytes)
    }

    func testMalformedFrames() {
        assertMalformed(input(15, []))
        assertMalformed(input(.max, [0, 0]))
        assertMalformed(input(2, [0, 0]))
        assertMalformed(input(9, Array(repeating: 0, count: 17)))
        assertMalformed(frame([0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
        assertMalformed(frame([]))
        // These are a text frame, a fragment, a frame with reserved bits, an unmasked frame and a frame that is too
        // long.
        assertMalformed(frame([0, 0, 0, 9], kind: 0x81))
        assertMalformed(frame([0, 0, 0, 9], kind: 0x02))
        assertMalformed(frame([0, 0, 0, 9], kind: 0xF2))
        assertMalformed([0x82, 0])
        assertMalformed([0x82, 0xFE, 0, 200])
    }

    func testDropsTouchThatHasNotBegun() throws {
        var frames = InputFrames()
        func touch(_ phase: UInt32) -> [UInt8] { input(5, [phase, 1, 42, 1, 0, 0, 0, 0, 0]) }
        XCTAssertEqual(try frames.complete(touch(1)), [])
        XCTAssertEqual(try frames.complete(touch(2)), [])
        for phase: UInt32 in [0, 1, 2] { XCTAssertEqual(try frames.complete(touch(phase)), touch(phase)) }
        XCTAssertEqual(try frames.complete(touch(2)), [])
        assertMalformed(touch(3))
    }

    func testRandomBytesLeaveTheProgramRunning() throws {
        let program = try ServedProgram("Counter")
        for _ in 0..<60 {
            let descriptor = try program.server.connection()
            defer { close(descriptor) }
            LocalServer.send(program.webSocketRequest.text, to: descriptor)
            XCTAssertTrue(LocalServer.receive(from: descriptor, until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
            let bytes = (0..<1000).map { _ in UInt8.random(in: .min ... .max) }
            Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            let short = frame([0, 0, 0, 2])
            Glibc.send(descriptor, short, short.count, Int32(MSG_NOSIGNAL))
        }
        XCTAssertTrue(program.process.isRunning)
        XCTAssertTrue(try program.page().contains(" 200 "))
        program.process.send(SIGTERM)
        XCTAssertEqual(program.process.exitCode(), 0)
        XCTAssertEqual(program.process.leftovers, [])
    }

    func testRemovesFilesIfServerIsKilled() throws {
        let program = try ServedProgram("Counter")
        let server = try XCTUnwrap(program.process.children.first)
        kill(server, SIGKILL)
        XCTAssertEqual(program.process.exitCode(), 1)
        XCTAssertTrue(program.process.errors.contains("server"), program.process.errors)
        XCTAssertEqual(program.process.leftovers, [])
    }
}
