import CombineGtk
import GtkTesting
import XCTest

private struct Named: Identifiable {
    let id: Int
}

/// Tests of objects that can belong to only one widget, and are passed to a second one.
@MainActor
final class SecondOwnerTests: GtkTestCase {
    func testAChildWithTwoParents() {
        assertTraps(saying: "gtk_box_append: child: Label", "already has a parent, Box", "unparent()") {
            let (box, label) = (Box(orientation: .vertical), Label(label: "text"))
            box.append(label)
            box.append(label)
        }
        assertTraps(saying: "GtkButton:child: Label", "already has a parent, Box") {
            let (box, label) = (Box(orientation: .vertical), Label(label: "text"))
            box.append(label)
            Button().child = label
        }
        assertTraps(saying: "gtk_widget_set_parent: parent: Label", "already has a parent") {
            let (first, second, label) = (DrawingArea(), DrawingArea(), Label(label: "text"))
            label.setParent(first)
            label.setParent(second)
        }
    }

    func testAChildThatTheParentAlreadyHas() {
        let (button, label) = (Button(), Label(label: "text"))
        button.child = label
        button.child = label
        XCTAssertTrue(button.child === label)
        // A scrolled window adds a viewport for the child.
        let scrolled = ScrolledWindow()
        scrolled.child = Box(orientation: .vertical)
        scrolled.child = (scrolled.child as? Viewport)?.child ?? scrolled.child
        let (parent, first, second) = (DrawingArea(), Label(label: "first"), Label(label: "second"))
        first.setParent(parent)
        second.setParent(parent)
        second.insert(into: parent, before: first)
        XCTAssertTrue(parent.firstChild === second)
    }

    func testOneWidgetForAllRows() {
        assertTraps(saying: "gtk_list_box_bind_model: create_widget_func: Label", "already has a parent, ListBoxRow") {
            let label = Label(label: "text")
            ListBox().bindModel(StringList(strings: ["a", "b"])) { _ in label }
        }
        assertTraps(saying: "gtk_flow_box_bind_model: create_widget_func: Label", "already has a parent") {
            let label = Label(label: "text")
            FlowBox().bindModel(StringList(strings: ["a", "b"])) { _ in label }
        }
        assertTraps(saying: "GtkListItem:child: Label", "already has a parent") {
            let label = Label(label: "text")
            let factory = SignalListItemFactory()
            let window = Window()
            factory.setup.sink { $0.child = label }.store(in: &window.cancellables)
            let model = NoSelection(model: StringList(strings: ["a", "b"]))
            window.child = ListView(model: model, factory: factory)
            window.present()
            pumpUntilIdle()
        }
        assertTraps(saying: "already has a parent") {
            let label = Label(label: "text")
            let rows = ListBox()
            rows.bind(Rows(Just([Named(id: 1), Named(id: 2)]), cell: label) { _, _ in })
            let window = Window()
            window.child = rows
            window.present()
            pumpUntilIdle()
        }
    }

    /// Shows a tooltip whose content a closure sets.
    private func showTooltip(_ set: @escaping @MainActor (Tooltip) -> Void) -> Window {
        let (window, label) = (Window(), Label(label: "text"))
        window.child = label
        label.hasTooltip = true
        var isAsked = false
        label.queryTooltip.connect { arguments in
            isAsked = true
            set(arguments.tooltip)
            return true
        }.store(in: &label.cancellables)
        let user = User(window)
        user.move(to: label)
        wait("the tooltip") { isAsked }
        pumpUntilIdle()
        user.move(to: label, at: (2, 2))
        pumpUntilIdle()
        return window
    }

    func testAWidgetOfATooltip() {
        assertTraps(saying: "gtk_tooltip_set_custom: custom_widget: Label", "already has a parent, Box") {
            let (box, label) = (Box(orientation: .vertical), Label(label: "text"))
            box.append(label)
            _ = self.showTooltip { $0.setCustom(label) }
        }
        assertTraps(saying: "gtk_tooltip_set_custom: custom_widget: a tooltip can't contain Popover") {
            let popover = Popover()
            _ = self.showTooltip { $0.setCustom(popover) }
        }
        // GTK keeps the widget between two queries.
        let content = Label(label: "content")
        showTooltip { $0.setCustom(content) }.destroy()
    }

    func testATooltipThatIsKept() {
        var kept: Tooltip?
        let window = showTooltip { kept = $0 }
        kept?.setCustom(Label(label: "late"))
        pumpUntilIdle()
        kept?.setCustom(nil)
        window.destroy()
        pumpUntilIdle()
        kept?.setCustom(Label(label: "later"))
        kept?.setText("latest")
    }

    func testAControllerOfTwoWidgets() {
        assertTraps(saying: "gtk_widget_add_controller: controller: Label", "already has this GestureClick") {
            let (controller, first, second) = (GestureClick(), Label(label: ""), Label(label: ""))
            first.addController(controller)
            withExtendedLifetime(first) { second.addController(controller) }
        }
        let (controller, first, second) = (GestureClick(), Label(label: ""), Label(label: ""))
        first.addController(controller)
        first.removeController(controller)
        second.addController(controller)
    }

    func testALayoutManagerForTwoWidgets() {
        assertTraps(saying: "gtk_widget_set_layout_manager: layout_manager: Label", "already has this BoxLayout") {
            let (layout, first, second) = (BoxLayout(orientation: .vertical), Label(label: ""), Label(label: ""))
            first.layoutManager = layout
            withExtendedLifetime(first) { second.layoutManager = layout }
        }
    }
}
