import CGtk
import CTestSupport
import Testing

/// Tests that attributes of C enumerations don't change how Swift imports the enumerations. Otherwise this file
/// wouldn't compile.
struct MarkedEnumerationTests {
    @Test func flagsAreNumbers() {
        #expect(MARKED_FLAGS_FIRST.rawValue | MARKED_FLAGS_SECOND.rawValue == 3)
        #expect(MarkedFlags(2) == MARKED_FLAGS_SECOND)
        #expect(MARKED_FLAGS_OF_GNU_FIRST == MarkedFlagsOfGNU(1))
    }

    @Test func closedAndOpenEnumerationsAreNumbers() {
        #expect(MARKED_CLOSED_SECOND == MarkedClosed(1))
        #expect(MarkedClosed(987_654).rawValue == 987_654)
        #expect(MARKED_OPEN_SECOND.rawValue == MarkedOpen(1).rawValue)
    }

    /// GLib headers have this attribute since 2.88.
    @Test func gLibEnumerationsAreNumbers() {
        #expect(G_PARAM_READABLE == GParamFlags(1))
    }
}
