import Gtk
import XCTest

/// Tests of clipboard content that one part of a program sets and another part reads.
@MainActor
final class ClipboardTests: GtkTestCase {
    private func clipboard() throws -> Clipboard { try XCTUnwrap(Display.default).clipboard }

    /// Runs an asynchronous closure and returns its result.
    private func result<Success: Sendable>(of read: @escaping @MainActor () async throws -> Success) throws -> Success {
        var result: Result<Success, any Error>?
        Task {
            do {
                result = .success(try await read())
            } catch {
                result = .failure(error)
            }
        }
        XCTAssertTrue(MainContext.run(for: .seconds(10)) { result != nil })
        return try XCTUnwrap(result).get()
    }

    func testText() throws {
        let clipboard = try clipboard()
        clipboard.setText("grüß Gott")
        XCTAssertEqual(try result { try await clipboard.readText() }, "grüß Gott")
        XCTAssertTrue(clipboard.isLocal)
    }

    func testATexture() throws {
        let clipboard = try clipboard()
        let pixels = Bytes([UInt8](repeating: 200, count: 4 * 3 * 2))
        let texture = MemoryTexture(width: 3, height: 2, format: .r8g8b8a8, bytes: pixels, stride: 12)
        clipboard.setTexture(texture)
        let read = try XCTUnwrap(try result { try await clipboard.readTexture() })
        XCTAssertEqual(read.width, 3)
        XCTAssertEqual(read.height, 2)
    }

    /// An object on the clipboard can be read as its class and as a superclass.
    func testAValue() throws {
        let clipboard = try clipboard()
        clipboard.setValue(try Value(42))
        XCTAssertEqual(try result { try await clipboard.readValue(of: Int.self) }.get(as: Int.self), 42)
        XCTAssertThrowsError(try result { try await clipboard.readTexture() }) { error in
            XCTAssertTrue(error is GLibError, "\(error)")
        }
    }

    func testSettingDoesNotLeak() throws {
        let clipboard = try clipboard()
        assertFreed {
            let pixels = Bytes([UInt8](repeating: 0, count: 4))
            let texture = MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: pixels, stride: 4)
            clipboard.setTexture(texture)
            clipboard.setContent(nil)
            return texture
        }
    }
}
