import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of children that are removed from their parents, or released together with them.
@MainActor
final class ParentTests: GtkTestCase {
    // MARK: Leaving a container

    /// Removes the child of a container and asserts that the container no longer has it.
    private func assertRemoves<Container: Widget>(
        _ container: Container,
        _ child: Label = Label(label: "child"),
        line: UInt = #line,
        add: (Container, Label) -> Void,
        has: (Container) -> Widget?
    ) {
        let window = Window()
        if let window = container as? Window { window.present() } else { window.child = container }
        window.present()
        add(container, child)
        XCTAssertNotNil(has(container), "\(container) before", line: line)
        XCTAssertNotNil(child.parent, line: line)
        child.unparent()
        XCTAssertNil(child.parent, "\(container)", line: line)
        XCTAssertNil(has(container), "\(container)", line: line)
        // The child can be added again.
        add(container, child)
        XCTAssertNotNil(has(container), "\(container) again", line: line)
        MainContext.pumpUntilIdle()
        window.destroy()
        (container as? Window)?.destroy()
    }

    func testAChildInAPropertyOfAContainer() {
        assertRemoves(Frame(label: nil)) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(Frame(label: nil)) {
            $0.labelWidget = $1
        } has: {
            $0.labelWidget
        }
        assertRemoves(Window()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(Button()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(ScrolledWindow()) {
            $0.child = $1
        } has: {
            ($0.child as? Viewport)?.child
        }
        assertRemoves(Viewport(hadjustment: nil, vadjustment: nil)) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(Paned(orientation: .horizontal)) {
            $0.startChild = $1
        } has: {
            $0.startChild
        }
        assertRemoves(Paned(orientation: .horizontal)) {
            $0.endChild = $1
        } has: {
            $0.endChild
        }
        assertRemoves(Overlay()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(Revealer()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(SearchBar()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(Expander(label: "")) { expander, child in
            expander.child = child
            expander.isExpanded = true
        } has: {
            $0.child
        }
        assertRemoves(HeaderBar()) {
            $0.titleWidget = $1
        } has: {
            $0.titleWidget
        }
        assertRemoves(CheckButton()) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(AspectFrame(xalign: 0, yalign: 0, ratio: 1, obeyChild: true)) {
            $0.child = $1
        } has: {
            $0.child
        }
        assertRemoves(WindowHandle()) {
            $0.child = $1
        } has: {
            $0.child
        }
    }

    func testAChildOfAContainerWithFunctions() {
        assertRemoves(Box(orientation: .vertical)) {
            $0.append($1)
        } has: {
            $0.firstChild
        }
        assertRemoves(Grid()) {
            $0.attach($1, column: 0, row: 0, width: 1, height: 1)
        } has: {
            $0.firstChild
        }
        assertRemoves(Fixed()) {
            $0.put($1, x: 0, y: 0)
        } has: {
            $0.firstChild
        }
        assertRemoves(CenterBox()) {
            $0.startWidget = $1
        } has: {
            $0.startWidget
        }
        assertRemoves(CenterBox()) {
            $0.centerWidget = $1
        } has: {
            $0.centerWidget
        }
        assertRemoves(CenterBox()) {
            $0.endWidget = $1
        } has: {
            $0.endWidget
        }
        assertRemoves(ActionBar()) {
            $0.centerWidget = $1
        } has: {
            $0.centerWidget
        }
        assertRemoves(Stack()) {
            $0.addChild($1)
        } has: {
            $0.visibleChild
        }
        assertRemoves(Notebook()) {
            $0.appendPage($1, tabLabel: nil)
        } has: {
            $0.nthPage(0)
        }
        assertRemoves(Overlay()) {
            $0.addOverlay($1)
        } has: {
            $0.firstChild
        }
        assertRemoves(TextView()) { view, child in
            var start = view.buffer.startIter
            let anchor = view.buffer.createChildAnchor(at: &start)
            view.addChild(child, at: anchor)
        } has: {
            $0.children.first { $0 is Label }
        }
    }

    func testATitleBar() {
        let window = Window()
        let title = Label(label: "title")
        window.titlebar = title
        title.unparent()
        XCTAssertNil(window.titlebar)
    }

    func testARowOfAListBox() {
        let list = ListBox()
        list.append(Label(label: "text"))
        let row = list.row(at: 0)
        row?.unparent()
        XCTAssertNil(list.row(at: 0))
        let flow = FlowBox()
        flow.append(Label(label: "text"))
        flow.child(at: 0)?.unparent()
        XCTAssertNil(flow.child(at: 0))
        // The label is the row's child.
        list.append(Label(label: "text"))
        (list.row(at: 0)?.child)?.unparent()
        XCTAssertNil(list.row(at: 0)?.child)
    }

    func testAPopoverOfAMenuButtonAndOfALabel() {
        let button = MenuButton()
        let popover = Popover()
        button.popover = popover
        popover.unparent()
        XCTAssertNil(button.popover)
        let label = Label(label: "")
        popover.setParent(label)
        popover.unparent()
        XCTAssertNil(popover.parent)
    }

    func testAnInternalWidgetOfGTK() {
        assertTraps(saying: "gtk_widget_unparent: GtkEntry keeps a pointer to") {
            let entry = Entry()
            entry.firstChild?.unparent()
            print(entry)
        }
    }

    func testAWidgetWithoutAParent() {
        Label(label: "").unparent()
    }

    // MARK: Parents that are deallocated first

    func testAParentOfACClassIsDisposedOfFirst() {
        let child = Label(label: "")
        do {
            let parent = Label(label: "")
            child.setParent(parent)
            XCTAssertTrue(child.parent === parent)
        }
        XCTAssertNil(child.parent)
        do {
            let parent = Label(label: "")
            let sibling = Label(label: "")
            sibling.insert(into: parent, after: nil)
            child.insert(into: parent, after: sibling)
        }
        XCTAssertNil(child.parent)
        do {
            let parent = Label(label: "")
            child.insert(into: parent, before: nil)
        }
        XCTAssertNil(child.parent)
    }

    /// Some C classes, for example those of text views and list boxes, remove all their children in a loop that ends only
    /// if they added the children themselves.
    func testAPopoverInsideAParentOfAnyClass() {
        let parents: [() -> Widget] = [
            { TextView() }, { Label(label: "") }, { Button() }, { Box(orientation: .vertical, spacing: 0) }, { Grid() },
            { Fixed() }, { ListBox() }, { FlowBox() }, { Overlay() }, { Stack() }, { Notebook() }, { Entry() },
            { SearchEntry() }, { DrawingArea() }, { Paned(orientation: .vertical) }, { ScrolledWindow() },
            { Viewport(hadjustment: nil, vadjustment: nil) }, { HeaderBar() }, { ActionBar() }, { Picture() },
            { Expander(label: nil) }, { Revealer() }, { Frame(label: nil) }, { LevelBar() },
            { Scale(orientation: .vertical, adjustment: nil) }, { MenuButton() }, { CenterBox() },
            { SpinButton(adjustment: nil, climbRate: 1, digits: 0) }, { ColumnView(model: nil) },
            { ListView(model: nil, factory: nil) },
        ]
        for make in parents {
            for child: () -> Widget in [{ Popover() }, { Label(label: "") }] {
                assertNoLeaks {
                    let child = child()
                    do { child.setParent(make()) }
                    XCTAssertNil(child.parent)
                    do {
                        let (window, parent) = (Window(), make())
                        window.child = parent
                        child.setParent(parent)
                        window.present()
                        window.destroy()
                    }
                    MainContext.pumpUntilIdle()
                    XCTAssertNil(child.parent)
                }
            }
        }
    }

    func testAParentAndItsChildrenAreFreed() {
        assertNoLeaks {
            let parent = DrawingArea()
            for _ in 0..<3 { Label(label: "").setParent(parent) }
            let (first, last) = (Label(label: ""), Label(label: ""))
            first.setParent(parent)
            first.unparent()
            last.setParent(parent)
        }
    }

    // MARK: Widgets in themselves

    func testAWidgetCannotContainItself() {
        assertTraps(saying: "gtk_box_append: child: Box can't contain itself") {
            let box = Box(orientation: .vertical)
            box.append(box)
        }
        assertTraps(saying: "because it contains Box") {
            let (outer, inner) = (Box(orientation: .vertical), Box(orientation: .vertical))
            outer.append(inner)
            inner.append(outer)
        }
        assertTraps(saying: "gtk_overlay_add_overlay: widget") {
            let overlay = Overlay()
            overlay.addOverlay(overlay)
        }
        assertTraps(saying: "GtkFrame:child") {
            let (outer, inner) = (Frame(label: nil), Frame(label: nil))
            outer.child = inner
            inner.child = outer
        }
        assertTraps(saying: "gtk_widget_insert_after: parent") {
            let box = Box(orientation: .vertical)
            box.insert(into: box, after: nil)
        }
        assertTraps(saying: "gtk_widget_set_parent: parent") {
            let (outer, inner) = (DrawingArea(), DrawingArea())
            inner.setParent(outer)
            outer.setParent(inner)
        }
        assertTraps(saying: "gtk_center_box_set_center_widget: child") {
            let box = CenterBox()
            box.centerWidget = box
        }
        assertTraps(saying: "gtk_stack_add_child: child") {
            let stack = Stack()
            stack.addChild(stack)
        }
    }

    func testAWindowIsNotAChild() {
        assertTraps(saying: "gtk_box_append: child: Window is a window") {
            Box(orientation: .vertical).append(Window())
        }
    }
}
