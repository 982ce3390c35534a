import Combine
@_spi(Binding) import CombineGtk
import GtkTesting
import XCTest

/// Tests of objects that are released, and windows that are closed, in their own handlers.
@MainActor
final class OwnHandlerTests: AttackTestCase {
    func testAHandlerReleasesTheLastReferenceToItsEmitter() {
        assertSurvives {
            for round in rounds(50) {
                var canary: Canary? = Canary(round)
                var events = 0
                canary?.valueChanged.sink {
                    events += 1
                    canary = nil
                }.store(in: &canary!.cancellables)  // Created in the previous line.
                canary?.value = 5
                XCTAssertEqual(events, 1)
                XCTAssertNil(canary)
            }
            XCTAssertEqual(Canary.count, 0)
        }
    }

    func testASubscriberReleasesTheObjectOfThePublisher() {
        assertSurvives {
            for _ in rounds(50) {
                var label: Label? = Label(label: "")
                if let label { Finalization.watch(label) }
                let cancellable = label?.publisher(for: \.label).changes.sink { _ in label = nil }
                label?.label = "a"
                XCTAssertNil(label)
                cancellable?.cancel()
            }
        }
    }

    func testAWindowIsDestroyedInTheHandlerOfItsButton() {
        assertSurvives {
            for _ in rounds(10) {
                let window = Window()
                Finalization.watch(window)
                let button = Button(label: "")
                window.child = button
                button.clicked.sink { window.destroy() }.store(in: &button.cancellables)
                window.present()
                wait { window.isMapped }
                button.emit("clicked", [])
            }
        }
    }

    func testAWindowIsDestroyedInItsCloseRequest() {
        assertSurvives {
            for _ in rounds(10) {
                let window = Window()
                Finalization.watch(window)
                window.closeRequest.connect {
                    window.destroy()
                    return true
                }.store(in: &window.cancellables)
                window.present()
                wait { window.isMapped }
                window.close()
            }
        }
    }

    func testAWindowIsClosedWithinItsDrawing() {
        assertSurvives {
            for _ in rounds(5) {
                let window = Window()
                Finalization.watch(window)
                window.child = Label(label: "drawn")
                window.child?.onTick { _ in window.close() }.store(in: &window.cancellables)
                window.present()
                wait("the end of a window") { Finalization.unfinished == 0 || !window.isVisible }
            }
        }
    }

    func testAWindowIsClosedInANestedLoop() {
        assertSurvives {
            for _ in rounds(10) {
                let window = Window()
                Finalization.watch(window)
                let button = Button(label: "")
                window.child = button
                button.clicked.sink {
                    Task { @MainActor in window.close() }
                    self.wait("the nested end") { !window.isVisible }
                }.store(in: &button.cancellables)
                window.present()
                wait { window.isMapped }
                button.emit("clicked", [])
            }
        }
    }

    func testAResponseHandlerDestroysTheDialogAndItsParent() {
        assertSurvives {
            for _ in rounds(10) {
                let window = Window()
                let dialog = Dialog()
                Finalization.watch(window)
                Finalization.watch(dialog)
                dialog.transientFor = window
                dialog.isModal = true
                dialog.response.sink { _ in
                    window.destroy()
                    dialog.destroy()
                }.store(in: &dialog.cancellables)
                window.present()
                dialog.present()
                wait { dialog.isMapped }
                dialog.emit("response", [1])
            }
        }
    }

    func testAHandlerCancelsAllOthers() {
        assertSurvives {
            for _ in rounds(50) {
                let button = Button(label: "")
                Finalization.watch(button)
                var cancellables: [AnyCancellable] = []
                var events = 0
                for _ in 0..<5 {
                    cancellables.append(
                        button.clicked.sink {
                            events += 1
                            cancellables = []
                        }
                    )
                }
                button.emit("clicked", [])
                XCTAssertEqual(events, 1)
            }
        }
    }
}
