import CombineGtk
import GtkTesting
import XCTest

/// Tests of containers that are created with result builders.
@MainActor
final class WidgetBuilderTests: GtkTestCase {
    private func texts(_ container: Widget) -> [String] {
        container.children.map { ($0 as? Label)?.label ?? "\(type(of: $0))" }
    }

    func testBoxKeepsOrderOfChildren() {
        let entry = Entry()
        let box = Box.vertical(spacing: 8) {
            Label("one")
            entry
            Box.horizontal { Button(label: "two") }
        }
        XCTAssertEqual(texts(box), ["one", "Entry", "Box"])
        XCTAssertEqual(box.children[1], entry)
        XCTAssertEqual(box.spacing, 8)
        XCTAssertEqual(box.orientation, .vertical)
        XCTAssertEqual((box.children[2] as? Box)?.orientation, .horizontal)
        XCTAssertEqual(texts(Box.vertical {}), [])
    }

    func testConditionsAndLoops() {
        func make(_ count: Int, last: Widget?) -> Box {
            Box.horizontal {
                if count > 1 { Label("many") } else { Label("few") }
                if count == 3 {
                    Label("three")
                    Label("exactly")
                }
                for number in 0..<count { Label("\(number)") }
                switch count {
                case 0: Label("none")
                case 1: Label("single")
                default: Separator(orientation: .vertical)
                }
                last
                [Label("a"), Label("b")]
            }
        }
        XCTAssertEqual(texts(make(0, last: nil)), ["few", "none", "a", "b"])
        XCTAssertEqual(
            texts(make(3, last: Label("z"))),
            ["many", "three", "exactly", "0", "1", "2", "Separator", "z", "a", "b"]
        )
    }

    func testRethrowsErrorsOfBuilders() {
        struct Refusal: Error {}
        func refuse() throws -> Widget { throw Refusal() }
        XCTAssertThrowsError(try Box.vertical { try refuse() })
        XCTAssertThrowsError(try Frame { try refuse() })
    }

    func testContainersWithOneChild() {
        let label = Label("child")
        func child(_ isShown: Bool) -> Frame { Frame(label: "Heading") { if isShown { label } } }
        XCTAssertEqual(child(true).child, label)
        XCTAssertEqual(child(true).label, "Heading")
        label.unparent()
        XCTAssertNil(child(false).child)
        XCTAssertNil(Frame {}.child)
        let scrolled = ScrolledWindow(horizontal: .never) { TextView() }
        XCTAssertTrue(scrolled.child is TextView)
        XCTAssertEqual(scrolled.hscrollbarPolicy, .never)
        XCTAssertEqual(scrolled.vscrollbarPolicy, .automatic)
        XCTAssertTrue(Expander(label: "More", expanded: true) { Entry() }.isExpanded)
        XCTAssertTrue(Revealer(revealChild: true) { Entry() }.child is Entry)
        XCTAssertTrue(Button { Image(iconName: "list-add-symbolic") }.child is Image)
        XCTAssertTrue(WindowHandle { Entry() }.child is Entry)
        XCTAssertTrue(AspectFrame(ratio: 1.5) { Entry() }.child is Entry)
        XCTAssertTrue(Viewport { Entry() }.child is Entry)
        XCTAssertTrue(SearchBar { SearchEntry() }.child is SearchEntry)
        XCTAssertFalse(ListBoxRow(selectable: false) { Entry() }.isSelectable)
    }

    func testContainersWithSeveralParts() {
        let names = ["one", "two", "three"]
        let paned = Paned.horizontal(position: 70) {
            Label("start")
        } end: {
            Label("end")
        }
        XCTAssertEqual((paned.startChild as? Label)?.label, "start")
        XCTAssertEqual((paned.endChild as? Label)?.label, "end")
        XCTAssertEqual(paned.position, 70)
        let overlay = Overlay {
            Label("below")
        } over: {
            Label("above")
            Label("top")
        }
        XCTAssertEqual((overlay.child as? Label)?.label, "below")
        XCTAssertEqual(texts(overlay), ["below", "above", "top"])
        let centered = CenterBox {
            Label("start")
        } center: {
            Label("middle")
        }
        XCTAssertEqual((centered.centerWidget as? Label)?.label, "middle")
        XCTAssertNil(centered.endWidget)
        let list = ListBox(selectionMode: .none) { for name in names { Label(name) } }
        XCTAssertEqual(list.children.map { (($0 as? ListBoxRow)?.child as? Label)?.label }, names)
        let flow = FlowBox(columnSpacing: 3) { for name in names { Label(name) } }
        XCTAssertEqual(flow.children.map { (($0 as? FlowBoxChild)?.child as? Label)?.label }, names)
        XCTAssertEqual(flow.columnSpacing, 3)
    }

    func testBarsKeepReadingOrder() {
        let header = HeaderBar {
            Button(label: "a")
            Button(label: "b")
        } title: {
            Label("title")
        } end: {
            Button(label: "y")
            Button(label: "z")
        }
        let actions = ActionBar {
            Button(label: "a")
            Button(label: "b")
        } center: {
            Label("title")
        } end: {
            Button(label: "y")
            Button(label: "z")
        }
        let window = Window(title: "Bars", titlebar: header) { actions }
        window.setDefaultSize(600, height: 200)
        _ = User(window)
        for bar in [header, actions] as [Widget] {
            let labels = ["a", "b", "title", "y", "z"]
            let places = labels.compactMap { bar.first(Label.self, labelled: $0)?.bounds(in: bar)?.x }
            XCTAssertEqual(places.count, 5)
            XCTAssertEqual(places, places.sorted(), "\(bar)")
        }
        XCTAssertEqual((header.titleWidget as? Label)?.label, "title")
        XCTAssertEqual(window.title, "Bars")
        XCTAssertNil(HeaderBar {}.titleWidget)
    }

    func testPages() throws {
        let stack = Stack(transition: .crossfade) {
            Label("first").page("First", name: "one", icon: "go-home-symbolic")
            Label("second").page("Second")
            Label("third").page(name: "three")
            Label("fourth")
        }
        XCTAssertEqual(stack.visibleChildName, "one")
        XCTAssertEqual((stack.child(byName: "Second") as? Label)?.label, "second")
        XCTAssertEqual(stack.transitionType, .crossfade)
        let pages = stack.children.map { stack.page($0) }
        XCTAssertEqual(pages.map(\.title), ["First", "Second", nil, nil])
        XCTAssertEqual(pages.map(\.name), ["one", "Second", "three", nil])
        XCTAssertEqual(pages[0].iconName, "go-home-symbolic")
        let notebook = Notebook {
            Label("first").page("First")
            Label("second").page(label: Button(label: "Second"))
            Label("third")
        }
        XCTAssertEqual(notebook.pageCount, 3)
        let children = try (0..<3).map { try XCTUnwrap(notebook.nthPage($0)) }
        XCTAssertEqual((notebook.tabLabel(children[0]) as? Label)?.label, "First")
        XCTAssertTrue(notebook.tabLabel(children[1]) is Button)
    }

    func testMenuButtonOpensPopoverOfBuilder() throws {
        let button = MenuButton(label: "More") { Label("inside") }
        let popover = Popover { Label("own") }
        XCTAssertEqual(MenuButton(icon: "view-more-symbolic") { popover }.popover, popover)
        let window = Window(title: nil) { button }
        let user = User(window)
        user.click(button)
        wait { button.popover?.child?.isMapped ?? false }
        XCTAssertEqual((button.popover?.child as? Label)?.label, "inside")
    }

    func testApplicationWindow() {
        let window = ApplicationWindow(application: nil, title: "Trees") { Label("child") }
        XCTAssertEqual(window.title, "Trees")
        XCTAssertTrue(window.child is Label)
        XCTAssertNil(window.titlebar)
    }
}
