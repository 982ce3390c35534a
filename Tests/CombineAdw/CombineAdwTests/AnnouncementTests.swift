#if GTK4_14
import CombineAdw
import GtkTesting
import TestSupport
import XCTest

@MainActor private var messages: [String] = []

/// Tests of the messages that screen readers announce.
@MainActor
final class AnnouncementTests: GtkTestCase {
    override func setUp() {
        super.setUp()
        MainThread.assume {
            messages = []
            Announcements.record { message in MainThread.assume { messages.append(message) } }
        }
    }

    override func tearDown() {
        Announcements.record(nil)
        super.tearDown()
    }

    func testABannerIsAnnouncedOnce() {
        let message = CurrentValueRelay<String?>("Saving failed")
        let banner = Banner(message)
        let window = AdwWindow()
        window.content = Box.vertical { banner }
        XCTAssertEqual(messages, [])
        _ = User(window)
        wait { !messages.isEmpty }
        XCTAssertEqual(messages, ["Saving failed"], "a message that is visible when the window opens")
        message.accept("The disk is full")
        message.accept("The disk is full")
        pumpUntilIdle()
        XCTAssertEqual(messages.dropFirst(), ["The disk is full"])
        message.accept(nil)
        pumpUntilIdle()
        XCTAssertEqual(messages.count, 2)
        message.accept("The disk is full")
        pumpUntilIdle()
        XCTAssertEqual(messages.dropFirst(2), ["The disk is full"])
        banner.usesMarkup = true
        banner.title = "<b>Read</b> &amp; write"
        pumpUntilIdle()
        XCTAssertEqual(messages.last, "Read & write")
        window.close()
        message.accept("After the window")
        pumpUntilIdle()
        XCTAssertEqual(messages.count, 4)
    }

    func testABannerThatIsHiddenIsNotAnnounced() {
        let isOffline = CurrentValueRelay(false)
        let banner = Banner("Offline", isRevealed: isOffline)
        let stack = Stack {
            Label("a").page(name: "a")
            banner.page(name: "b")
        }
        let window = AdwWindow()
        window.content = stack
        _ = User(window)
        isOffline.accept(true)
        banner.title = "Still offline"
        pumpUntilIdle()
        XCTAssertEqual(messages, [])
        stack.visibleChildName = "b"
        wait { !messages.isEmpty }
        XCTAssertEqual(messages, ["Still offline"])
    }

    /// libadwaita announces toasts itself.
    func testToastsAreAnnouncedOnce() {
        let overlay = ToastOverlay { Label("content") }
        let window = AdwWindow()
        window.content = overlay
        _ = User(window)
        overlay.addToast(Toast(title: "Saved"))
        pumpUntilIdle()
        XCTAssertEqual(messages, ["A toast appeared: Saved"])
        window.toast("3 notes deleted")
        wait { messages.count == 2 }
        pumpUntilIdle()
        XCTAssertEqual(messages.last, "3 notes deleted")
        XCTAssertEqual(messages.count, 2)
    }
}
#endif
