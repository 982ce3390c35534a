import CGtk
import Glibc
import Gtk
import GtkTesting
import XCTest

/// Tests of file names, which are bytes on Linux.
@MainActor
final class FileNameTests: GtkTestCase {
    // MARK: Bytes and texts

    func testEachByte() {
        for byte in UInt8.min...UInt8.max {
            let text = String(fileNameBytes: [byte])
            XCTAssertEqual(text.fileNameBytes, [byte])
            XCTAssertEqual(text.unicodeScalars.map(\.value), [byte < 0x80 ? UInt32(byte) : 0xEF00 + UInt32(byte)])
        }
    }

    func testValidNamesAreNotEscaped() {
        for name in ["", "name", "ä", "日本語", "🦉", "e\u{301}", "\u{E000}\u{EF7F}\u{F000}"] {
            XCTAssertEqual(String(fileNameBytes: name.utf8), name)
            XCTAssertEqual(name.fileNameBytes, Array(name.utf8))
        }
    }

    func testEscapesAreEscaped() {
        for value: UInt32 in 0xEF80...0xEFFF {
            guard let scalar = Unicode.Scalar(value) else { return XCTFail("\(value)") }
            let bytes = Array(String(Character(scalar)).utf8)
            let text = String(fileNameBytes: bytes)
            XCTAssertEqual(text.unicodeScalars.map(\.value), bytes.map { 0xEF00 + UInt32($0) })
            XCTAssertEqual(text.fileNameBytes, bytes)
        }
    }

    func testPartsOfUTF8() {
        let names: [[UInt8]] = [
            [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x82, 0x61], [0xF0, 0x9F, 0xA6], [0xC0, 0x80],
            [0xED, 0xA0, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0x61, 0xFF, 0x62], [0xEE, 0xBE], [0xEE, 0xBE, 0x80, 0xC3, 0xA4],
            [0x80, 0xC3, 0xA4],
        ]
        for name in names { XCTAssertEqual(String(fileNameBytes: name).fileNameBytes, name, "\(name)") }
        XCTAssertEqual(String(fileNameBytes: [0x80, 0xC3, 0xA4]), "\u{EF80}ä")
    }

    func testRandomBytesRoundTripToDistinctStrings() {
        var generator = RandomBytes(state: 20_260_101)
        var texts: [String: [UInt8]] = [:]
        for _ in 0..<20_000 {
            let name = generator.name()
            let text = String(fileNameBytes: name)
            XCTAssertEqual(text.fileNameBytes, name)
            if let other = texts.updateValue(name, forKey: text), other != name {
                // Swift compares strings by canonical equivalence, so names that differ only in normalization are
                // equal.
                XCTAssertNotEqual(Array(String(fileNameBytes: other).utf8), Array(text.utf8), "\(other) and \(name)")
            }
        }
    }

    // MARK: Files

    private let names: [[UInt8]] = [
        Array("plain".utf8), Array("ä".utf8), [0xE4], [0x66, 0xFF, 0xFE, 0x2E, 0x74], [0xEE, 0xBE, 0x84], [0xC3],
    ]

    /// Runs a closure with a new directory that contains a file for each name. The content of each file is its name.
    private func withFiles(_ body: (File) throws -> Void) throws {
        var template = Array("/tmp/names-XXXXXX".utf8CString)
        let directory = try XCTUnwrap(mkdtemp(&template).map { String(cString: $0) })
        func path(_ name: [UInt8]) -> [CChar] {
            (Array(directory.utf8) + [0x2F] + name + [0]).map(CChar.init(bitPattern:))
        }
        for name in names {
            let file = try XCTUnwrap(fopen(path(name), "w"))
            XCTAssertEqual(fwrite(name, 1, name.count, file), name.count)
            fclose(file)
        }
        defer {
            for name in names { unlink(path(name)) }
            rmdir(directory)
        }
        try body(File(path: directory))
    }

    func testFilesAreListedAndOpenedByTheirNames() throws {
        try withFiles { directory in
            let enumerator = try directory.enumerateChildrenBlocking("standard::*", flags: [])
            var found: [[UInt8]] = []
            while let info = try enumerator.nextFile() {
                let name = info.name
                found.append(name.fileNameBytes)
                let file = directory.child(name)
                XCTAssertEqual(file.basename, name)
                XCTAssertEqual(file.path, (directory.path ?? "") + "/" + name)
                XCTAssertEqual(try file.readBlocking().readAllBlocking(count: 100), name.fileNameBytes)
                let again = File(path: file.path ?? "")
                XCTAssertEqual(try again.readBlocking().readAllBlocking(count: 100), name.fileNameBytes)
                XCTAssertEqual(directory.relativePath(to: file), name)
                XCTAssertEqual(info.byteString(forAttribute: "standard::name"), name)
            }
            XCTAssertEqual(Set(found), Set(names))
        }
    }

    func testALinkToAFile() throws {
        try withFiles { directory in
            let link = directory.child("link")
            let target = String(fileNameBytes: [0xE4])
            _ = try link.makeSymbolicLinkBlocking(target)
            defer { _ = try? link.deleteBlocking() }
            let info = try link.queryInfoBlocking("standard::*", flags: .nofollowSymlinks)
            XCTAssertEqual(info.symlinkTarget, target)
            XCTAssertEqual(try link.readBlocking().readAllBlocking(count: 100), [0xE4])
        }
    }

    func testNamesInAnArray() throws {
        let name = String(fileNameBytes: [0x61, 0xE4])
        let process = try Subprocess(arguments: ["printf", "%s", name], flags: .stdoutPipe)
        let output = try XCTUnwrap(process.stdoutPipe)
        XCTAssertEqual(try output.readAllBlocking(count: 10), [0x61, 0xE4])
        try process.waitBlocking(nil)
    }

    func testAPropertyThatIsAPath() {
        let path = String(fileNameBytes: [0x2F, 0xE4])
        XCTAssertEqual(UnixSocketAddress(path: path).path, path)
    }
}

/// Generates random names, from valid UTF-8 sequences and from bytes that usually aren't UTF-8.
private struct RandomBytes {
    var state: UInt64

    mutating func next(below limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }

    mutating func name() -> [UInt8] {
        let pieces: [[UInt8]] = [
            [0x61], [0xC3, 0xA4], [0xEE, 0xBE, 0x80], [0xEE, 0xBF, 0xBF], [0xF0, 0x9F, 0xA6, 0x89],
        ]
        var name: [UInt8] = []
        for _ in 0..<next(below: 8) {
            switch next(below: 3) {
            case 0: name += pieces[Int(next(below: 5))]
            case 1: name.append(UInt8(next(below: 256)))
            default: name.append(UInt8(0x80 + next(below: 128)))
            }
        }
        return name
    }
}
