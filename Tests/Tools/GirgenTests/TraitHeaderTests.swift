import Foundation
import XCTest

@testable import GirgenCommand

/// Tests of the C header that stops a build with headers that are too old.
final class TraitHeaderTests: GeneratorTestCase {
    /// Compiles a C file that calls the function of a trait, with headers of a version. Returns the output of the
    /// compiler.
    private func compile(_ trait: String, gtk: String) throws -> String {
        let clang = try XCTUnwrap(DeclaredFunctions.clang)
        func check(_ name: String, _ major: String, _ minor: String) -> String {
            "#define \(name)(major, minor, micro) (\(major) > (major) || \(major) == (major) && \(minor) >= (minor))"
        }
        let source = """
            #define GTK_MAJOR_VERSION (4)
            #define GTK_MINOR_VERSION (\(gtk))
            #define GTK_MICRO_VERSION (1)
            #define GLIB_MAJOR_VERSION 2
            #define GLIB_MINOR_VERSION 90
            #define GLIB_MICRO_VERSION 3
            #define PANGO_VERSION_MAJOR 1
            #define PANGO_VERSION_MINOR 58
            #define PANGO_VERSION_MICRO 0
            \(check("GTK_CHECK_VERSION", "GTK_MAJOR_VERSION", "GTK_MINOR_VERSION"))
            \(check("GLIB_CHECK_VERSION", "GLIB_MAJOR_VERSION", "GLIB_MINOR_VERSION"))
            \(check("PANGO_VERSION_CHECK", "PANGO_VERSION_MAJOR", "PANGO_VERSION_MINOR"))
            \(TraitHeader(traits: try traits()).text)
            unsigned needed(void) { return combine_gtk_needs_\(trait)().gtk; }
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("traits-\(UUID().uuidString).h")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: clang)
        process.arguments = ["-fsyntax-only", "-w", "-x", "c", file.path]
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus == 0, !text.contains("error:"))
        return text
    }

    func testOldHeadersCauseOneError() throws {
        let text = try compile("GTK4_24", gtk: "18")
        XCTAssertEqual(text.matches(of: /error:/).count, 1, text)
        let reason =
            "the trait GTK4_24 needs GTK 4.24, GLib 2.90, Pango 1.58, but found GTK 4.18.1, GLib 2.90.3, Pango 1.58.0"
        XCTAssertTrue(text.contains(reason), text)
    }

    func testASeparateModuleHasItsOwnHeader() throws {
        let header = TraitHeader(traits: try traits(), cModule: "CAdw")
        XCTAssertEqual(header.path, "CAdw/Traits.h")
        XCTAssertTrue(header.text.contains("#if ADW_CHECK_VERSION(1, 7, 0)\n"), header.text)
        XCTAssertTrue(
            header.text.contains(#"needs libadwaita 1.7, but found " COMBINE_ADW_FOUND)"#),
            header.text
        )
        XCTAssertFalse(TraitHeader(traits: try traits()).text.contains("ADW"))
    }

    func testNewEnoughHeadersCompile() throws {
        XCTAssertEqual(try compile("GTK4_18", gtk: "18"), "")
        XCTAssertEqual(try compile("GTK4_18", gtk: "24"), "")
    }
}
