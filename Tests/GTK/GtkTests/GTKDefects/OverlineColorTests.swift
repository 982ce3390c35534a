import Gdk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class OverlineColorTests: GtkTestCase {
    func testTheDefect() throws {
        try GTKDefect.overlineColor.requirePresence()
        try XCTSkipUnless(
            dlsym(nil, "__asan_init") == nil && dlsym(nil, "__tsan_init") == nil,
            "A sanitizer replaces the memory allocator, which detects the double free."
        )
        assertExitsCleanly {
            GTKDefect.disabledWorkarounds = [.overlineColor]
            // The memory allocator detects the double free and causes one of these signals.
            for number in [SIGABRT, SIGSEGV] { signal(number) { _ in _exit(0) } }
            for _ in 0..<100 { _ = self.tag() }
            GTKDefect.overlineColor.checkItShows(false)
        }
    }

    func testTheColorIsIgnored() throws {
        try GTKDefect.overlineColor.requirePresence()
        expectLog(containing: "GtkTextTag:overline-rgba is ignored")
        let tag = tag()
        XCTAssertEqual(tag.underlineRGBA, RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNil(tag.overlineRGBA)
    }

    func testOtherPropertiesAreSet() {
        let tag = TextTag(name: nil)
        tag.overline = .single
        tag.family = "Cantarell"
        XCTAssertEqual(tag.overline, .single)
        XCTAssertEqual(tag.family, "Cantarell")
    }

    private func tag() -> TextTag {
        let tag = TextTag(name: nil)
        tag.underlineRGBA = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        tag.overlineRGBA = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
        return tag
    }
}
