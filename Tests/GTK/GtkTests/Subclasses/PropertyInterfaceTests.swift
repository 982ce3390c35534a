import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

/// Tests of interfaces with properties that Swift classes implement.
@MainActor
final class PropertyInterfaceTests: GtkTestCase {
    func testAScrolledWindowScrollsACustomWidget() throws {
        let map = Atlas()
        let scrolled = ScrolledWindow()
        scrolled.child = map
        scrolled.setSizeRequest(100, height: 80)
        let window = Window()
        window.child = scrolled
        window.present()
        wait { map.height > 0 && map.vadjustment?.upper == 1_000 }
        XCTAssertTrue(scrolled.child === map, "there is no viewport in between")
        let vertical = try XCTUnwrap(map.vadjustment)
        XCTAssertTrue(vertical === scrolled.vadjustment)
        XCTAssertEqual(vertical.pageSize, Double(map.height))
        let before = map.draws
        vertical.value = 300
        wait { map.draws > before }
        XCTAssertEqual(map.top, 300)
        window.destroy()
    }

    func testPublishersReportChangesByC() throws {
        let map = Atlas()
        var told = 0
        let subscription = map.publisher(for: \.vadjustment).dropFirst().sink { _ in told += 1 }
        gtk_scrollable_set_vadjustment(OpaquePointer(map.pointer), nil)
        XCTAssertEqual(told, 0, "there is already no value")
        let adjustment = Adjustment()
        gtk_scrollable_set_vadjustment(
            OpaquePointer(map.pointer),
            adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)
        )
        XCTAssertTrue(map.vadjustment === adjustment)
        XCTAssertEqual(told, 1)
        subscription.cancel()
    }

    func testCReadsValuesThatSwiftSets() {
        let map = Atlas()
        XCTAssertEqual(gtk_scrollable_get_vscroll_policy(OpaquePointer(map.pointer)), GTK_SCROLL_MINIMUM)
        map.vscrollPolicy = .natural
        XCTAssertEqual(gtk_scrollable_get_vscroll_policy(OpaquePointer(map.pointer)), GTK_SCROLL_NATURAL)
        (map as any Scrollable).hscrollPolicy = .natural
        XCTAssertEqual(map.hscrollPolicy, .natural)
        XCTAssertEqual(gtk_scrollable_get_hscroll_policy(OpaquePointer(map.pointer)), GTK_SCROLL_NATURAL)
    }

    func testAFunctionIsOptional() {
        var border = GtkBorder()
        let map = Atlas()
        XCTAssertEqual(gtk_scrollable_get_border(OpaquePointer(map.pointer), &border), 0)
        XCTAssertNil((map as any Scrollable).border)
        let framed = FramedAtlas()
        XCTAssertEqual(gtk_scrollable_get_border(OpaquePointer(framed.pointer), &border), 1)
        XCTAssertEqual(border.left, 7)
        XCTAssertEqual((framed as any Scrollable).border?.left, 7)
    }

    func testACustomOrientation() throws {
        let description = """
            <object class='Ladder' id='ladder'><property name='orientation'>vertical</property></object>
            """
        let builder = try Builder(
            Interface(file: "test.ui", content: "<interface>\(description)</interface>"),
            classes: [Ladder.self]
        )
        let ladder = try builder.object("ladder", as: Ladder.self)
        XCTAssertEqual(ladder.orientation, .vertical)
        gtk_orientable_set_orientation(OpaquePointer(ladder.pointer), GTK_ORIENTATION_HORIZONTAL)
        XCTAssertEqual(ladder.orientation, .horizontal)
        (ladder as any Orientable).orientation = .vertical
        XCTAssertEqual(gtk_orientable_get_orientation(OpaquePointer(ladder.pointer)), GTK_ORIENTATION_VERTICAL)
    }

    func testCClassesAreUnchanged() {
        let list: any Scrollable = ListView()
        list.vscrollPolicy = .natural
        XCTAssertEqual(list.vscrollPolicy, .natural)
        let box: any Orientable = Box(orientation: .vertical, spacing: 0)
        XCTAssertEqual(box.orientation, .vertical)
    }

    func testAPropertyThatIsNotAGObjectPropertyTraps() {
        assertTraps(saying: "Scroll implements GtkOrientable, but doesn't", "\"orientation\"", "GtkOrientation") {
            final class Scroll: Widget, Orientable { var orientation = Orientation.vertical }
            print(Scroll())
        }
    }

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<100 {
                let scrolled = ScrolledWindow()
                scrolled.child = Atlas()
            }
        }
    }
}

/// A widget of 1,000 by 1,000 pixels that shows a part of its content.
private final class Atlas: Widget, Scrollable {
    @GObjectProperty var hadjustment: Adjustment?
    @GObjectProperty var vadjustment: Adjustment?
    @GObjectProperty var hscrollPolicy = ScrollablePolicy.minimum
    @GObjectProperty var vscrollPolicy = ScrollablePolicy.minimum
    private(set) var draws = 0
    private(set) var top = 0.0

    init() {
        super.init(properties: [:])
        publisher(for: \.vadjustment)
            .map { $0.map { $0.publisher(for: \.value).eraseToAnyPublisher() } ?? Just(0).eraseToAnyPublisher() }
            .switchToLatest()
            .sink(on: self) { map, value in
                map.top = value
                map.queueDraw()
            }
    }

    override func sizeAllocate(_ width: Int, height: Int, baseline: Int) {
        for (adjustment, size) in [(hadjustment, width), (vadjustment, height)] {
            adjustment?.configure(
                adjustment?.value ?? 0,
                lower: 0,
                upper: 1_000,
                stepIncrement: 1,
                pageIncrement: 10,
                pageSize: Double(size)
            )
        }
    }

    override func snapshot(_ snapshot: Snapshot) {
        draws += 1
    }
}

/// The same, in a frame that doesn't scroll.
private final class FramedAtlas: Widget, Scrollable {
    @GObjectProperty var hadjustment: Adjustment?
    @GObjectProperty var vadjustment: Adjustment?
    @GObjectProperty var hscrollPolicy = ScrollablePolicy.minimum
    @GObjectProperty var vscrollPolicy = ScrollablePolicy.minimum
    var border: Border? { Border(left: 7, right: 0, top: 0, bottom: 0) }
}

private final class Ladder: Widget, Orientable, ConstructibleFromC {
    @GObjectProperty var orientation = Orientation.horizontal
}
