import CombineGtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of each kind of closure that GTK stores. The closure captures its window strongly. After the window is closed,
/// all objects must be freed.
@MainActor
final class ClosureTeardownTests: AttackTestCase {
    func testClosuresOfLocalObjects() {
        for (name, create) in ClosureFamilies.all {
            assertWindowEnds(name) { window, token in _ = create(window, token) }
        }
    }

    func testClosuresOfObjectsInPropertiesOfTheWindow() {
        for (name, create) in kept {
            assertWindowEnds(name) { window, token in window.kept = create(window, token) }
        }
    }

    func testClosuresOfObjectsInPropertiesOfAWindowThatWasNeverShown() {
        for (name, create) in kept {
            assertWindowEnds(name, isShown: false) { window, token in window.kept = create(window, token) }
        }
    }

    func testAllKindsOfClosuresInOneWindow() {
        assertWindowEnds("all") { window, token in
            window.kept = kept.map { $0.create(window, token) }
        }
    }

    /// The kinds of closures whose objects a property can store.
    private var kept: [(name: String, create: ClosureFamilies.Create)] {
        ClosureFamilies.all.filter { !ClosureFamilies.ownedByProperties.contains($0.name) }
    }

    /// Checks that a window and the objects that its closures captured are deallocated after it's closed.
    private func assertWindowEnds(
        _ family: String,
        isShown: Bool = true,
        _ prepare: (KeepingWindow, Token) -> Void
    ) {
        weak var window: KeepingWindow?
        weak var token: Token?
        func run() {
            let new = KeepingWindow()
            let captured = Token()
            (window, token) = (new, captured)
            prepare(new, captured)
            if isShown {
                new.present()
                wait { new.isMapped }
                pumpUntilIdle()
            }
            new.close()
        }
        run()
        let isFreed = MainContext.pump(for: .seconds(20)) { window == nil && token == nil }
        if isFreed { return }
        XCTFail("\(family): \(window == nil ? "the captured object" : "the window") is leaked")
        // The test checks only other objects for leaks, so a window that is still open is destroyed.
        window?.destroy()
    }
}

/// A window with its own properties.
final class KeepingWindow: Window {
    var kept: Any?
    let box = Box(orientation: .vertical)

    init() {
        super.init(properties: [:])
        child = box
    }
}
