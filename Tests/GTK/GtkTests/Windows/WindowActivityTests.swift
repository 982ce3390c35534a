import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of a window that is closed while GTK uses its widgets.
@MainActor
final class WindowActivityTests: GtkTestCase {
    private enum Moment: CaseIterable {
        case map, unmap, realize, unrealize, measure, allocate, snapshot
    }

    /// A widget that runs a closure when GTK calls one of its methods.
    private final class Sensitive: Widget {
        var moment: Moment?
        var reached: () -> Void = {}

        init() { super.init(properties: [:]) }

        private func reach(_ moment: Moment) {
            if self.moment != moment { return }
            self.moment = nil
            reached()
        }

        override func onMap() {
            super.onMap()
            reach(.map)
        }

        override func onUnmap() {
            super.onUnmap()
            reach(.unmap)
        }

        override func onRealize() {
            super.onRealize()
            reach(.realize)
        }

        override func onUnrealize() {
            reach(.unrealize)
            super.onUnrealize()
        }

        override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
            reach(.measure)
            return Measurement(minimum: 50, natural: 50, minimumBaseline: -1, naturalBaseline: -1)
        }

        override func sizeAllocate(_ width: Int, height: Int, baseline: Int) {
            super.sizeAllocate(width, height: height, baseline: baseline)
            reach(.allocate)
        }

        override func snapshot(_ snapshot: Snapshot) {
            super.snapshot(snapshot)
            reach(.snapshot)
        }
    }

    private func assertEnds(
        _ moment: Moment,
        _ end: @escaping (Window) -> Void,
        afterwards: (Window) -> Void = { _ in }
    ) {
        weak var window: Window?
        var isReached = false
        autoreleasing {
            let new = Window()
            window = new
            let widget = Sensitive()
            widget.moment = moment
            widget.reached = { [weak new] in
                isReached = true
                if let new { end(new) }
            }
            let box = Box(orientation: .vertical)
            box.append(Label(label: "before"))
            box.append(widget)
            box.append(Label(label: "after"))
            new.child = box
            new.present()
            if moment == .unmap || moment == .unrealize { box.isVisible = false }
            if moment == .unrealize { box.remove(widget) }
        }
        wait { isReached && window == nil }
        XCTAssertNil(window, "\(moment)")
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    func testAWidgetThatDestroysItsWindow() {
        for moment in Moment.allCases { assertEnds(moment) { $0.destroy() } }
    }

    func testAWidgetThatClosesItsWindow() {
        for moment in Moment.allCases { assertEnds(moment) { $0.close() } }
    }

    func testHandlersOfAWindowThatDestroyIt() {
        for signal in ["map", "realize", "show"] {
            weak var window: Window?
            func make() {
                let new = Window()
                window = new
                new.child = Label(label: "text")
                switch signal {
                case "map": new.mapSignal.sink(on: new) { $0.destroy() }
                case "realize": new.realizeSignal.sink(on: new) { $0.destroy() }
                default: new.showSignal.sink(on: new) { $0.destroy() }
                }
                new.present()
            }
            make()
            wait { window == nil }
        }
    }

    func testADrawFunctionThatDestroysTheWindow() {
        weak var window: Window?
        func make() {
            let new = Window()
            window = new
            let area = DrawingArea()
            area.setDrawing { [weak new] _, _, _, _ in new?.destroy() }
            new.child = area
            new.present()
        }
        make()
        wait { window == nil }
    }

    func testARowThatDestroysTheWindow() {
        weak var window: Window?
        func make() {
            let new = Window()
            window = new
            let factory = SignalListItemFactory()
            factory.setup.sink(on: factory) { _, item in item.child = Label(label: "") }
            factory.bind.sink(on: factory) { [weak new] _, item in new?.destroy() }
            new.child = ListView(model: NoSelection(model: StringList(strings: ["a", "b"])), factory: factory)
            new.present()
        }
        make()
        wait { window == nil }
    }
}
