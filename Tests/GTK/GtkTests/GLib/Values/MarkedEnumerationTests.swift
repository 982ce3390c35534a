import CGtk
import Foundation
import TestSupport
import Testing

/// Tests that attributes of C enumerations don't change how Swift imports the enumerations.
struct MarkedEnumerationTests {
    /// Enumerations with each of the attributes, like in newer headers of libraries.
    private static let header = """
        #pragma clang module import CGtk
        typedef enum { FLAGS_NONE = 0, FLAGS_FIRST = 1 << 0, FLAGS_SECOND = 1 << 1 } __attribute__((flag_enum)) Flags;
        typedef enum { GNU_NONE = 0, GNU_FIRST = 1 << 0 } __attribute__((__flag_enum__)) FlagsOfGNU;
        typedef enum __attribute__((enum_extensibility(closed))) { CLOSED_FIRST, CLOSED_SECOND } Closed;
        typedef enum __attribute__((__enum_extensibility__(open))) { OPEN_FIRST, OPEN_SECOND } Open;
        """

    private static let program = """
        import CGtk
        import Marked
        let numbers: [UInt32] = [FLAGS_FIRST.rawValue | FLAGS_SECOND.rawValue, OPEN_SECOND.rawValue, Open(1).rawValue]
        let areEqual = [Flags(2) == FLAGS_SECOND, GNU_FIRST == FlagsOfGNU(1), CLOSED_SECOND == Closed(1)]
        let unknown = Closed(987_654).rawValue
        """

    @Test func enumerationsAreNumbers() throws {
        let folder = TemporaryFolder.removedAtExit("enumerations")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.header.write(to: folder.appending(path: "Marked.h"), atomically: true, encoding: .utf8)
        try "module Marked [system] { header \"Marked.h\" }"
            .write(to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
        let headers = try SystemCommand.run(["pkg-config", "--cflags-only-I", "gtk4-unix-print"])
        let options = headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        let folders = [folder, SourceFolder.package.appending(path: "Sources/GTK/CGtk")].flatMap { ["-I", $0.path()] }
        #expect(try CompiledModules.messages(for: Self.program, options: folders + options) == "")
    }

    /// GLib headers have this attribute since 2.88.
    @Test func gLibEnumerationsAreNumbers() {
        #expect(G_PARAM_READABLE == GParamFlags(1))
    }
}
