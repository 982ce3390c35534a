import CGtk
import CombineTesting
import Gtk
import GtkTesting
import XCTest

/// Tests of the virtual functions of `Widget`. If a Swift class overrides a method, GTK calls it. Otherwise GTK calls
/// the C function.
@MainActor
final class WidgetFunctionTests: GtkTestCase {
    /// The names of all virtual functions, from the GTK header.
    private static let all: Set<String> = [
        "compute_expand", "contains", "css_changed", "direction_changed", "focus", "get_request_mode", "grab_focus",
        "hide", "keynav_failed", "map", "measure", "mnemonic_activate", "move_focus", "query_tooltip", "realize",
        "root",
        "set_focus_child", "show", "size_allocate", "snapshot", "state_flags_changed", "system_setting_changed",
        "unmap",
        "unrealize", "unroot",
    ]

    /// Shows a widget with a child in a window, makes GTK call each of the virtual functions, and closes the window.
    private func exercise(_ widget: Widget) {
        let window = Window()
        let child = Button(label: "inner")
        child.setParent(widget)
        widget.isFocusable = true
        widget.tooltipText = "tip"
        widget.layoutManager = nil
        window.child = widget
        window.present()
        wait { widget.width > 0 }
        widget.direction = .rtl
        widget.addCSSClass("changed")
        widget.setStateFlags(.selected, clear: false)
        _ = window.childFocus(.tabForward)
        _ = widget.grabFocus()
        _ = child.grabFocus()
        _ = widget.mnemonicActivate(false)
        _ = gtk_widget_keynav_failed(widget.widgetPointer, GTK_DIR_DOWN)
        widget.emitMoveFocus(.tabForward)
        _ = widget.contains(x: 1, y: 1)
        _ = widget.requestMode
        child.expandsHorizontally = true
        _ = widget.computeExpand(.horizontal)
        let settings = widget.settings
        settings.fontName = settings.fontName == "Sans 11" ? "Sans 12" : "Sans 11"
        User(window).move(to: widget)
        widget.triggerTooltipQuery()
        MainContext.pumpUntilIdle()
        widget.hide()
        widget.show()
        MainContext.pumpUntilIdle()
        child.unparent()
        window.child = nil
        window.destroy()
    }

    func testGTKCallsEachOverride() {
        let widget = Overriding()
        exercise(widget)
        wait { widget.calls.isSuperset(of: Self.all.subtracting(["query_tooltip"])) }
        XCTAssertEqual(Self.all.subtracting(widget.calls).sorted(), [], "not called")
    }

    func testASubclassWithoutOverridesUsesTheGTKFunctions() throws {
        _ = Plain()
        let plain = try structure(Plain.registeredType)
        let own = try structure(gtk_widget_get_type())
        let size = MemoryLayout<GtkWidgetClass>.size
        // The class structures differ only in the type and in the GObject functions that are necessary for a subclass.
        let start = MemoryLayout<GtkWidgetClass>.offset(of: \.show) ?? size
        for offset in stride(from: start, to: MemoryLayout<GtkWidgetClass>.offset(of: \.priv) ?? 0, by: 8) {
            XCTAssertEqual(
                plain.load(fromByteOffset: offset, as: UInt.self),
                own.load(fromByteOffset: offset, as: UInt.self),
                "the function \(offset) bytes into the structure"
            )
        }
    }

    func testOnlyOverriddenFunctionsAreInstalled() throws {
        _ = MeasuringOnly()
        let measuring = try structure(MeasuringOnly.registeredType).assumingMemoryBound(to: GtkWidgetClass.self)
        let own = try structure(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        XCTAssertNotEqual(address(measuring.pointee.measure), address(own.pointee.measure))
        XCTAssertEqual(address(measuring.pointee.snapshot), address(own.pointee.snapshot))
        XCTAssertEqual(address(measuring.pointee.contains), address(own.pointee.contains))
    }

    func testASubclassOfASwiftClassInheritsAndOverrides() {
        let widget = Deeper()
        XCTAssertEqual(widget.requestedSize(.horizontal, forSize: -1).minimum, 31)
        XCTAssertEqual(widget.requestedSize(.vertical, forSize: -1), Widget.Measurement(minimum: 30, natural: 40))
        widget.isVisible = true
        XCTAssertEqual(widget.measureCalls, 2)
    }

    func testSuperCallsTheCClass() {
        let label = WideLabel(label: "text")
        let plain = Label(label: "text")
        let size = plain.requestedSize(.horizontal, forSize: -1)
        XCTAssertEqual(label.requestedSize(.horizontal, forSize: -1).natural, size.natural + 100)
        XCTAssertEqual(
            label.requestedSize(.vertical, forSize: -1),
            plain.requestedSize(.vertical, forSize: -1),
            "with the label's baselines"
        )
    }

    func testTheMethodOfACObjectCallsThePublicFunction() {
        let label = Label(label: "text")
        label.setSizeRequest(300, height: 200)
        let asked = label.requestedSize(.horizontal, forSize: -1)
        XCTAssertEqual(label.measure(.horizontal, forSize: -1), asked)
        let box = Box(orientation: .horizontal)
        box.append(label)
        XCTAssertEqual(box.measure(.horizontal, forSize: -1).minimum, 300, "with the layout")
        XCTAssertEqual(box.getRequestMode(), box.requestMode)
    }

    func testAnOverrideThatClosesItsWindow() {
        assertFreed {
            let window = Window()
            let closing = Closing()
            window.child = closing
            window.present()
            wait { closing.hasClosed }
            return closing
        }
    }

    func testAWindowSubclassDeterminesWhetherItCloses() {
        let window = Stubborn()
        window.present()
        window.close()
        wait { window.requests == 1 }
        XCTAssertTrue(window.isVisible)
        window.isStubborn = false
        window.close()
        wait { !window.isVisible }
    }

    func testAButtonSubclassIsCalledInAdditionToHandlers() {
        let button = Counting(label: "count")
        var order: [String] = []
        button.log = { order.append($0) }
        let connection = button.clicked.connect { order.append("handler") }
        button.emitClicked()
        XCTAssertEqual(order, ["class", "handler"], "the class handler runs first, as the signal declares")
        withExtendedLifetime(connection) {}
    }

    func testTwoClassesWithTheSameName() {
        let first = First.Twin()
        let second = Second.Twin()
        XCTAssertEqual(first.requestedSize(.horizontal, forSize: -1).minimum, 1)
        XCTAssertEqual(second.requestedSize(.horizontal, forSize: -1).minimum, 2)
    }

    func testTenThousandWidgetsAreFreed() {
        assertNoLeaks {
            for _ in 0..<10_000 {
                let widget = MeasuringOnly()
                _ = widget.requestedSize(.horizontal, forSize: -1)
            }
        }
    }

    func testACustomSorterAndFilter() {
        let store = StringList(strings: ["b", "aaa", "cc"])
        let sorted = SortListModel(model: store, sorter: LengthSorter())
        let filtered = FilterListModel(model: sorted, filter: LongFilter())
        XCTAssertEqual(filtered.items(as: StringObject.self).map(\.string), ["cc", "aaa"])
    }

    func testACustomLayout() {
        let box = Box(orientation: .horizontal)
        let layout = Diagonal()
        box.layoutManager = layout
        let children = (0..<3).map { Button(label: "\($0)") }
        for child in children { box.append(child) }
        let window = Window()
        window.child = box
        window.present()
        wait { children[2].width > 0 }
        XCTAssertEqual(children.map { $0.bounds(in: box)?.origin.x }, [0, 40, 80])
        XCTAssertEqual(box.requestedSize(.vertical, forSize: -1).minimum, 120)
        window.destroy()
    }

    private func structure(_ type: GType) throws -> UnsafeMutableRawPointer {
        try XCTUnwrap(g_type_class_ref(type))
    }

    private func address<Function>(_ function: Function) -> UInt {
        unsafeBitCast(function, to: UInt.self)
    }
}

private final class Plain: Widget {}

private class MeasuringOnly: Widget {
    var measureCalls = 0

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        measureCalls += 1
        return Measurement(minimum: 30, natural: 40)
    }
}

private final class Deeper: MeasuringOnly {
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        var measurement = super.measure(orientation, forSize: forSize)
        if orientation == .horizontal { measurement.minimum += 1 }
        return measurement
    }
}

private final class WideLabel: Label {
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        var measurement = super.measure(orientation, forSize: forSize)
        if orientation == .horizontal { measurement.natural += 100 }
        return measurement
    }
}

private final class Closing: Widget {
    var hasClosed = false

    override func sizeAllocate(_ width: Int, height: Int, baseline: Int) {
        super.sizeAllocate(width, height: height, baseline: baseline)
        if hasClosed { return }
        hasClosed = true
        (root as? Window)?.destroy()
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(50) }
}

private final class Stubborn: Window {
    var requests = 0
    var isStubborn = true

    override func onCloseRequest() -> Bool {
        requests += 1
        return isStubborn || super.onCloseRequest()
    }
}

private final class Counting: Button {
    var log: (String) -> Void = { _ in }

    override func onClicked() {
        log("class")
        super.onClicked()
    }
}

private enum First {
    final class Twin: Widget {
        override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(1) }
    }
}

private enum Second {
    final class Twin: Widget {
        override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(2) }
    }
}

private final class LengthSorter: Sorter {
    override func doCompare(_ item1: Object?, item2: Object?) -> Ordering {
        let lengths = [item1, item2].map { ($0 as? StringObject)?.string.count ?? 0 }
        return lengths[0] < lengths[1] ? .smaller : lengths[0] > lengths[1] ? .larger : .equal
    }

    override func getOrder() -> SorterOrder { .partial }
}

private final class LongFilter: Filter {
    override func doMatch(_ item: Object?) -> Bool { (item as? StringObject)?.string.count ?? 0 > 1 }

    override func getStrictness() -> FilterMatch { .some }
}

private final class Diagonal: LayoutManager {
    override func getRequestMode(_ widget: Widget) -> SizeRequestMode { .constantSize }

    override func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> Measurement {
        Measurement(40 * widget.children.count)
    }

    override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        for (index, child) in widget.children.enumerated() {
            child.sizeAllocate(GdkRectangle(x: 40 * index, y: 40 * index, width: 40, height: 40), baseline: -1)
        }
    }
}

/// A widget that overrides all functions and records their calls.
private final class Overriding: Widget {
    var calls: Set<String> = []

    override func computeExpand() -> (horizontal: Bool, vertical: Bool) {
        calls.insert("compute_expand")
        return super.computeExpand()
    }

    override func contains(x: Double, y: Double) -> Bool {
        calls.insert("contains")
        return super.contains(x: x, y: y)
    }

    override func cssChanged() {
        calls.insert("css_changed")
        super.cssChanged()
    }

    override func onDirectionChanged(_ previousDirection: TextDirection) {
        calls.insert("direction_changed")
        super.onDirectionChanged(previousDirection)
    }

    override func focus(_ direction: DirectionType) -> Bool {
        calls.insert("focus")
        return super.focus(direction)
    }

    override func getRequestMode() -> SizeRequestMode {
        calls.insert("get_request_mode")
        return super.getRequestMode()
    }

    override func doGrabFocus() -> Bool {
        calls.insert("grab_focus")
        return super.doGrabFocus()
    }

    override func onHide() {
        calls.insert("hide")
        super.onHide()
    }

    override func onKeyNavigationFailed(_ direction: DirectionType) -> Bool {
        calls.insert("keynav_failed")
        return super.onKeyNavigationFailed(direction)
    }

    override func onMap() {
        calls.insert("map")
        super.onMap()
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
        calls.insert("measure")
        return firstChild?.requestedSize(orientation, forSize: forSize) ?? super.measure(orientation, forSize: forSize)
    }

    override func onMnemonicActivate(_ groupCycling: Bool) -> Bool {
        calls.insert("mnemonic_activate")
        return super.onMnemonicActivate(groupCycling)
    }

    override func onMoveFocus(_ direction: DirectionType) {
        calls.insert("move_focus")
        super.onMoveFocus(direction)
    }

    override func onQueryTooltip(_ x: Int, y: Int, keyboardTooltip: Bool, tooltip: Tooltip) -> Bool {
        calls.insert("query_tooltip")
        return super.onQueryTooltip(x, y: y, keyboardTooltip: keyboardTooltip, tooltip: tooltip)
    }

    override func onRealize() {
        calls.insert("realize")
        super.onRealize()
    }

    override func onRoot() {
        calls.insert("root")
        super.onRoot()
    }

    override func doSetFocusChild(_ child: Widget?) {
        calls.insert("set_focus_child")
        super.doSetFocusChild(child)
    }

    override func onShow() {
        calls.insert("show")
        super.onShow()
    }

    override func sizeAllocate(_ width: Int, height: Int, baseline: Int) {
        calls.insert("size_allocate")
        super.sizeAllocate(width, height: height, baseline: baseline)
        let room = GdkRectangle(x: 0, y: 0, width: width, height: height)
        firstChild?.sizeAllocate(room, baseline: baseline)
    }

    override func snapshot(_ snapshot: Snapshot) {
        calls.insert("snapshot")
        super.snapshot(snapshot)
    }

    override func onStateFlagsChanged(_ previousStateFlags: StateFlags) {
        calls.insert("state_flags_changed")
        super.onStateFlagsChanged(previousStateFlags)
    }

    override func systemSettingChanged(_ settings: SystemSetting) {
        calls.insert("system_setting_changed")
        super.systemSettingChanged(settings)
    }

    override func onUnmap() {
        calls.insert("unmap")
        super.onUnmap()
    }

    override func onUnrealize() {
        calls.insert("unrealize")
        super.onUnrealize()
    }

    override func onUnroot() {
        calls.insert("unroot")
        super.onUnroot()
    }
}
