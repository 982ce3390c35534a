import Gtk
import XCTest

extension GTKDefect {
    /// Skips the running test if the installed version of GTK doesn't have the defect.
    func requirePresence() throws {
        try XCTSkipUnless(isPresent, "GTK \(GTKDefect.version) does not have it")
    }

    /// Fails the running test if the defect didn't occur, because the workaround would then be unnecessary.
    func checkItShows(_ shows: Bool, file: StaticString = #filePath, line: UInt = #line) {
        let message = "no longer needed as of GTK \(GTKDefect.version): have GTKDefect.\(self).isPresent return false"
        XCTAssertTrue(shows, message, file: file, line: line)
    }

    private static var version: String { "\(GTK.version.major).\(GTK.version.minor).\(GTK.version.micro)" }
}
