#if GTK4_10
import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of C calls of methods that only exist with the traits.
@MainActor
final class NewerVirtualFunctionTests: GtkTestCase {
    // MARK: Accessible

    func testCCallsAnAccessibleThatIsNotAWidget() throws {
        let (chart, first, second) = (Chart(), Bar(.meter), Bar(.meter))
        chart.child = first
        first.chart = chart
        first.next = second
        second.chart = chart
        second.frame = (x: 10, y: 0, width: 4, height: 30)
        XCTAssertTrue(returned(first, gtk_accessible_get_accessible_parent) === chart)
        XCTAssertTrue(returned(first, gtk_accessible_get_next_accessible_sibling) === second)
        XCTAssertNil(returned(second, gtk_accessible_get_next_accessible_sibling))
        XCTAssertNil(returned(first, gtk_accessible_get_first_accessible_child))
        XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(first.pointer)), GTK_ACCESSIBLE_ROLE_METER)
        let context = try XCTUnwrap(first.atContext)
        XCTAssertTrue(returned(first, gtk_accessible_get_at_context) === context)
        XCTAssertTrue(context.accessible === first)
        XCTAssertEqual(context.accessibleRole, .meter)
        var (x, y, width, height): (CInt, CInt, CInt, CInt) = (-1, -1, -1, -1)
        XCTAssertEqual(gtk_accessible_get_bounds(OpaquePointer(second.pointer), &x, &y, &width, &height), 1)
        XCTAssertEqual([x, y, width, height], [10, 0, 4, 30])
        XCTAssertEqual(gtk_accessible_get_bounds(OpaquePointer(first.pointer), &x, &y, &width, &height), 0)
        let focused = GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED
        XCTAssertEqual(gtk_accessible_get_platform_state(OpaquePointer(second.pointer), focused), 0)
        second.isFocused = true
        XCTAssertEqual(gtk_accessible_get_platform_state(OpaquePointer(second.pointer), focused), 1)
    }

    func testMissingMembersOfAnAccessibleAreNil() {
        let plain = PlainAccessible()
        var (x, y, width, height): (CInt, CInt, CInt, CInt) = (-1, -1, -1, -1)
        XCTAssertEqual(gtk_accessible_get_bounds(OpaquePointer(plain.pointer), &x, &y, &width, &height), 0)
        XCTAssertNil(plain.bounds)
        let active = GTK_ACCESSIBLE_PLATFORM_STATE_ACTIVE
        XCTAssertEqual(gtk_accessible_get_platform_state(OpaquePointer(plain.pointer), active), 0)
        XCTAssertFalse(plain.platformState(.active))
        XCTAssertNil(returned(plain, gtk_accessible_get_at_context))
        XCTAssertNil(returned(plain, gtk_accessible_get_accessible_parent))
    }

    func testAParentThatIsSetTakesPrecedenceOverTheClass() {
        let (box, bar) = (Box(orientation: .horizontal), Bar(.meter))
        bar.setAccessibleParent(box)
        XCTAssertTrue(returned(bar, gtk_accessible_get_accessible_parent) === box)
        bar.setAccessibleParent(nil)
        XCTAssertNil(returned(bar, gtk_accessible_get_accessible_parent))
    }

    func testAValueThatAssistiveTechnologiesSet() throws {
        let rating = Rating()
        let instance = rating.pointer.assumingMemoryBound(to: GTypeInstance.self)
        let interface = g_type_interface_peek(instance.pointee.g_class, gtk_accessible_range_get_type())
        let structure = try XCTUnwrap(interface).assumingMemoryBound(to: GtkAccessibleRangeInterface.self)
        let set = try XCTUnwrap(structure.pointee.set_current_value)
        XCTAssertNotEqual(set(OpaquePointer(rating.pointer), 4), 0)
        XCTAssertEqual(rating.value, 4)
        XCTAssertEqual(set(OpaquePointer(rating.pointer), 40), 0)
        XCTAssertEqual(rating.value, 4)
        // Implemented in C.
        let scale = Scale(orientation: .horizontal, adjustment: Adjustment(value: 0, lower: 0, upper: 5))
        XCTAssertTrue(scale.setCurrentValue(3))
        XCTAssertEqual(scale.value, 3)
    }

    func testTheMembersOfAWidgetAreImplementedInC() throws {
        let (box, label) = (Box(orientation: .horizontal), Label(label: "text"))
        box.append(label)
        let window = Window()
        window.child = box
        window.present()
        wait { label.width > 0 }
        XCTAssertTrue(label.accessibleParent === box)
        XCTAssertTrue((box as any Accessible).firstAccessibleChild === label)
        XCTAssertNil(label.nextAccessibleSibling)
        XCTAssertEqual((label as any Accessible).bounds?.width, label.width)
        XCTAssertTrue(try XCTUnwrap(label.atContext).accessible === label)
        let stack = Stack()
        let page = stack.addChild(Label(label: "page"))
        XCTAssertTrue((page as any Accessible).accessibleParent === stack)
        window.destroy()
    }

    func testAnAccessibleIsReleasedWithItsContext() {
        assertFreed { Bar(.meter) }
        assertFreed {
            let bar = Bar(.meter)
            XCTAssertNotNil(returned(bar, gtk_accessible_get_at_context))
            return bar
        }
    }

    func testAContextThatOutlivesItsAccessibleRetainsTheCObject() throws {
        weak var end: Bar?
        var context: ATContext?
        do {
            let bar = Bar(.meter)
            end = bar
            context = try XCTUnwrap(bar.atContext)
        }
        wait { end == nil }
        let kept = try XCTUnwrap(context?.accessible.pointer).assumingMemoryBound(to: GObject.self)
        let isFinalized = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        isFinalized.initialize(to: false)
        defer { isFinalized.deallocate() }
        g_object_weak_ref(kept, { data, _ in data?.assumingMemoryBound(to: Bool.self).pointee = true }, isFinalized)
        XCTAssertFalse(isFinalized.pointee)
        context = nil
        wait { isFinalized.pointee }
    }

    func testAnAccessibleWithoutARoleStopsTheProgram() {
        assertTraps(saying: "RolelessAccessible implements GtkAccessible, but doesn't", "\"accessible-role\"") {
            print(RolelessAccessible())
        }
    }

    /// Returns the object that a C function returns for an accessible.
    private func returned(_ accessible: any Accessible, _ function: (OpaquePointer?) -> OpaquePointer?) -> Object? {
        function(OpaquePointer(accessible.pointer)).map {
            Object.wrapper(for: UnsafeMutableRawPointer($0), transfer: .full)
        }
    }
}

/// A widget whose accessible children aren't widgets.
private final class Chart: Widget {
    var child: Bar?
}

/// A part of a chart.
private final class Bar: Object, Accessible {
    @GObjectProperty var accessibleRole = AccessibleRole.none
    weak var chart: Chart?
    var next: Bar?
    var frame: (x: Int, y: Int, width: Int, height: Int)?
    var isFocused = false
    private(set) lazy var context = Display.default.flatMap {
        ATContext(accessibleRole: accessibleRole, accessible: self, display: $0)
    }

    init(_ role: AccessibleRole) {
        super.init(properties: ["accessible-role": role])
    }

    var atContext: ATContext? { context }
    var accessibleParent: (any Accessible)? { chart }
    var firstAccessibleChild: (any Accessible)? { nil }
    var nextAccessibleSibling: (any Accessible)? { next }
    var bounds: (x: Int, y: Int, width: Int, height: Int)? { frame }
    func platformState(_ state: AccessiblePlatformState) -> Bool { state == .focused && isFocused }
}

/// A part with the required members only.
private final class PlainAccessible: Object, Accessible {
    @GObjectProperty var accessibleRole = AccessibleRole.group
    var atContext: ATContext? { nil }
    var accessibleParent: (any Accessible)? { nil }
    var firstAccessibleChild: (any Accessible)? { nil }
    var nextAccessibleSibling: (any Accessible)? { nil }
}

/// A part without some of the required members.
private final class RolelessAccessible: Object, Accessible {
    var atContext: ATContext? { nil }
    var accessibleParent: (any Accessible)? { nil }
    var firstAccessibleChild: (any Accessible)? { nil }
    var nextAccessibleSibling: (any Accessible)? { nil }
}

// MARK: - Classes

#if GTK4_14
extension NewerVirtualFunctionTests {
    func testAnInputMethodShowsItsKeyboard() throws {
        let (plain, method) = (IMContextSimple(), Method())
        XCTAssertFalse(plain.activateOSK(), "the GTK implementation has no keyboard")
        XCTAssertTrue(method.activateOSK())
        XCTAssertEqual(method.events, [false])
        // GTK checks the class for this function, because input methods that were written before 4.14 have it.
        let older = OlderMethod()
        let context = older.pointer.assumingMemoryBound(to: GtkIMContext.self)
        let structure = UnsafeMutableRawPointer(context.pointee.parent_instance.g_type_instance.g_class)
        structure?.assumingMemoryBound(to: GtkIMContextClass.self).pointee.activate_osk?(context)
        XCTAssertEqual(older.count, 1)
        assertFreed {
            let method = Method()
            _ = method.activateOSK()
            return method
        }
    }

    func testACommandLineIsNotifiedThatItIsDone() {
        let line = Line()
        line.done()
        XCTAssertEqual(line.count, 1)
        line.done()
        XCTAssertEqual(line.count, 1, "it is done once")
    }
}

/// An input method that receives the event.
private final class Method: IMContext {
    private(set) var events: [Bool] = []

    override func doActivateOSK(_ event: Event?) -> Bool {
        events.append(event != nil)
        return !super.doActivateOSK(event)
    }
}

/// An input method with the older function, which doesn't receive the event.
private final class OlderMethod: IMContext {
    private(set) var count = 0

    override func doActivateOSK() {
        count += 1
        super.doActivateOSK()
    }
}

private final class Line: ApplicationCommandLine {
    private(set) var count = 0

    override func doDone() {
        count += 1
        super.doDone()
    }
}
#endif

/// A widget whose value the user sets.
private final class Rating: Widget, AccessibleRange {
    var value = 0.0

    func setCurrentValue(_ value: Double) -> Bool {
        guard (0...5).contains(value) else { return false }
        self.value = value
        return true
    }
}
#endif
