import CGtk
import CMarkedEnumerations
import Testing

/// Marks that headers give C enumerations do not change how Swift imports them. What a mark would change doesn't compile here.
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

    /// GLib marks it since 2.88.
    @Test func enumerationsOfGLibAreNumbers() {
        #expect(G_PARAM_READABLE == GParamFlags(1))
    }
}
