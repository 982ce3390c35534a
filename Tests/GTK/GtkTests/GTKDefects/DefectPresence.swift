import Gtk
import XCTest

extension GTKDefect {
    /// Skips the running test where the GTK that runs is known not to have the defect.
    func requirePresence() throws {
        try XCTSkipUnless(isPresent, "GTK \(GTKDefect.version) does not have it")
    }

    /// Fails the running test unless the defect showed, as the guard is needless then.
    func checkItShows(_ shows: Bool, file: StaticString = #filePath, line: UInt = #line) {
        let message = "no longer needed as of GTK \(GTKDefect.version): have GTKDefect.\(self).isPresent return false"
        XCTAssertTrue(shows, message, file: file, line: line)
    }

    private static var version: String { "\(GTK.version.major).\(GTK.version.minor).\(GTK.version.micro)" }
}
