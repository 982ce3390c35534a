import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of errors that C passes without throwing.
@MainActor
final class ErrorValueTests: GtkTestCase {
    private let error = GLibError(domain: "test-domain", code: 7, message: "went wrong")

    func testEachTransfer() {
        let pointer = error.copiedPointer
        XCTAssertEqual(convertPointer(pointer, .none, "test") as GLibError, error)
        XCTAssertEqual(convertOptional(pointer, .full) as GLibError?, error)
        let nothing: UnsafeMutablePointer<GError>? = nil
        XCTAssertNil(convertOptional(nothing, .full) as GLibError?)
        XCTAssertLessThan(heapGrowth { _ = convertPointer(error.copiedPointer, .full, "test") as GLibError }, 50_000)
    }

    func testAsAValue() throws {
        let value = try Value(error)
        XCTAssertEqual(value.typeName, "GError")
        XCTAssertEqual(try value.get(as: GLibError.self), error)
        XCTAssertNil(try Value(nil as GLibError?).get(as: GLibError?.self))
        XCTAssertThrowsError(try Value(5).get(as: GLibError.self))
    }

    func testCancellation() {
        let code = Int(G_IO_ERROR_CANCELLED.rawValue)
        XCTAssertTrue(GLibError(domain: "g-io-error-quark", code: code, message: "").isCancelled)
        XCTAssertFalse(GLibError(domain: "g-io-error-quark", code: code + 1, message: "").isCancelled)
        XCTAssertFalse(GLibError(domain: "test-domain", code: code, message: "").isCancelled)
    }
}
