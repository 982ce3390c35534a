import CGtk
import Combine
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import TestSupport
import XCTest

@MainActor
final class LifetimeTests: GtkTestCase {
    func testAnObjectHasOneWrapper() {
        let box = Box(orientation: .vertical)
        let button = Button(label: "")
        box.append(button)
        XCTAssertTrue(box.firstChild === button)
        XCTAssertTrue(button.parent === box)
    }

    func testAnObjectThatCCreatedHasItsMostDerivedClass() throws {
        let entry = Entry()
        let inner = try XCTUnwrap(entry.firstChild)
        XCTAssertTrue(type(of: inner) == Text.self, "found \(type(of: inner))")
        let window = Window()
        window.child = entry
        XCTAssertNotNil(window.child as? Entry)
        XCTAssertNil(window.child as? Button)
        window.destroy()
    }

    func testASubclassKeepsItsStateThroughC() {
        let box = Box(orientation: .vertical)
        func fill() {
            let button = CountingButton()
            button.count = 42
            box.append(button)
        }
        fill()
        let found = box.firstChild as? CountingButton
        XCTAssertEqual(found?.count, 42)
        XCTAssertEqual(found?.typeName, "CountingButton")
    }

    func testAWrapperIsDeallocatedWithTheLastReferenceOnEitherSide() {
        assertFreed { CountingButton() }
        let box = Box(orientation: .vertical)
        weak var weakButton: CountingButton?
        func fill() {
            let button = CountingButton()
            weakButton = button
            box.append(button)
        }
        fill()
        XCTAssertNotNil(weakButton, "C has a reference to it")
        if let button = weakButton { box.remove(button) }
        XCTAssertNil(weakButton)
    }

    func testObjectsWithEveryTransferAreFreed() {
        let before = LiveCount.objects
        assertFreed { Adjustment() }
        assertFreed { GestureClick() }
        assertFreed { Button(label: "") }
        assertFreed {
            let window = Window()
            window.destroy()
            return window
        }
        XCTAssertEqual(LiveCount.objects, before)
    }

    func testAnAdoptedObjectIsNeitherFreedEarlyNorLeaked() {
        // Adjustments are initially floating, and list stores aren't. The test checks the reference counts with each
        // ownership transfer.
        let floating = g_object_new_with_properties(gtk_adjustment_get_type(), 0, nil, nil)
        var adjustment: Adjustment? = floating.map { Adjustment.wrap(UnsafeMutableRawPointer($0)) }
        XCTAssertEqual(floating?.pointee.ref_count, 1)
        g_object_ref(floating)
        XCTAssertEqual(floating?.pointee.ref_count, 2)
        adjustment = nil
        XCTAssertEqual(floating?.pointee.ref_count, 2, "the C reference retains the Swift object")
        adjustment = floating.map { Adjustment.wrap(UnsafeMutableRawPointer($0), transfer: .full) }
        XCTAssertEqual(floating?.pointee.ref_count, 1, "a transferred reference is consumed")
        XCTAssertNotNil(adjustment)
    }

    func testAClosureIsReleasedWithItsWidget() {
        weak var captured: Token?
        var finished = false
        var cancellable: AnyCancellable?
        func make() {
            let button = Button(label: "")
            let token = Token()
            captured = token
            cancellable = button.clicked.sink(
                receiveCompletion: { _ in finished = true },
                receiveValue: { withExtendedLifetime(token) {} }
            )
            button.emit("clicked")
        }
        make()
        XCTAssertTrue(finished)
        XCTAssertNil(captured)
        XCTAssertNotNil(cancellable, "although the subscription still exists")
    }

    func testAClosureIsReleasedWhenItIsCancelled() {
        weak var captured: Token?
        let button = Button(label: "")
        func subscribe() {
            let token = Token()
            captured = token
            button.clicked.sink { withExtendedLifetime(token) {} }.cancel()
            button.clicked.connect { withExtendedLifetime(token) {} }.cancel()
            button.publisher(for: \.label).sink { _ in withExtendedLifetime(token) {} }.cancel()
        }
        subscribe()
        XCTAssertNil(captured)
    }

    func testDeallocatingAWidgetFinishesItsPropertyPublishers() {
        let subscriber = TestSubscriber<String, Never>()
        func make() {
            let label = Label(label: "a")
            label.publisher(for: \.label).subscribe(subscriber)
        }
        make()
        XCTAssertEqual(subscriber.values, ["a"])
        XCTAssertEqual(subscriber.completions.count, 1)
    }

    func testAPublisherOfADeallocatedObjectFinishesImmediately() {
        func make() -> (Signal<Void>, PropertyPublisher<Button, String?>) {
            let button = Button(label: "")
            return (button.clicked, button.publisher(for: \.label))
        }
        let (signal, property) = make()
        let events = TestSubscriber<Void, Never>()
        signal.subscribe(events)
        XCTAssertEqual(events.completions.count, 1)
        let values = TestSubscriber<String?, Never>()
        property.subscribe(values)
        XCTAssertEqual(values.completions.count, 1)
        XCTAssertEqual(values.values.count, 0)
    }

    func testPublishersAndSubscriptionsDoNotRetainTheWidget() {
        var signal: Signal<Void>?
        var cancellables: Set<AnyCancellable> = []
        assertFreed {
            let button = Button(label: "")
            signal = button.clicked
            signal?.sink {}.store(in: &cancellables)
            button.publisher(for: \.label).sink { _ in }.store(in: &cancellables)
            button.publisher(for: \.clicked).sink { _ in }.store(in: &cancellables)
            return button
        }
        XCTAssertNotNil(signal)
    }

    func testClosingAWindowFreesWhatItsHandlersCapture() {
        assertFreed {
            let window = HoldingWindow()
            window.present()
            window.close()
            return window
        }
    }

    func testDestroyingAWindowInItsOwnButtonsClick() {
        weak var weakWindow: HoldingWindow?
        func make() {
            let window = HoldingWindow()
            weakWindow = window
            window.present()
            window.button.clicked.sink { [weak window] in window?.destroy() }.store(in: &window.cancellables)
            window.button.emit("clicked")
        }
        make()
        wait { weakWindow == nil }
    }

    func testAWindowThatStaysOpenKeepsItsHandlers() {
        let window = HoldingWindow()
        window.present()
        var clicks = 0
        window.button.clicked.sink { clicks += 1 }.store(in: &window.cancellables)
        let refusal = window.closeRequest.connect { true }
        window.close()
        pumpUntilIdle()
        window.button.emit("clicked")
        XCTAssertEqual(clicks, 1)
        withExtendedLifetime(refusal) {}
        window.destroy()
    }

    func testACustomWidgetUnparentsItsChildren() {
        weak var child: Button?
        assertFreed {
            let custom = CustomWidget()
            child = custom.button
            return custom
        }
        XCTAssertNil(child)
    }

    func testAThousandWindowsDoNotLeak() {
        let before = (LiveCount.objects, LiveCount.connections)
        var finalized = 0
        withUnsafeMutablePointer(to: &finalized) { finalized in
            for _ in 0..<1000 {
                let window = HoldingWindow()
                for object in [window, window.button, window.entry, window.box] as [Object] {
                    g_object_weak_ref(
                        object.pointer.assumingMemoryBound(to: GObject.self),
                        { count, _ in count?.assumingMemoryBound(to: Int.self).pointee += 1 },
                        finalized
                    )
                }
                window.present()
                window.button.emit("clicked")
                window.entry.text = "used"
                XCTAssertEqual(window.clicks, 1)
                window.close()
            }
            wait { LiveCount.objects == before.0 }
        }
        XCTAssertEqual(finalized, 4000, "the C objects are released too")
        XCTAssertEqual(LiveCount.objects, before.0)
        XCTAssertEqual(LiveCount.connections, before.1)
    }
}

private final class CountingButton: Button {
    var count = 0

    init() {
        super.init(label: "")
    }
}

private final class CustomWidget: Widget {
    let button = Button(label: "")

    init() {
        super.init()
        button.setParent(self)
    }
}

/// A window with every possible retain cycle: its handlers capture the window, their own widget, and each other.
private final class HoldingWindow: Window {
    let button = Button(label: "")
    let entry = Entry()
    let box = Box(orientation: .vertical)
    let gesture = GestureClick()
    var clicks = 0
    var held: [AnyCancellable] = []

    init() {
        super.init()
        child = box
        box.append(button)
        box.append(entry)
        box.addController(gesture)
        button.clicked.sink { self.clicks += 1 }.store(in: &cancellables)
        button.clicked.sink { self.button.label = "clicked" }.store(in: &held)
        entry.publisher(for: \.text).sink { text in self.title = text }.store(in: &held)
        gesture.pressed.sink { _ in self.clicks += 1 }.store(in: &held)
        held.append(closeRequest.connect { self.clicks < 0 })
    }
}
