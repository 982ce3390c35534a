import CombineGtk
import GtkTesting
import XCTest

/// Tests of Swift code that violates the requirements of the C code that calls it.
@MainActor
final class BrokenContractTests: GtkTestCase {
    // MARK: List models

    func testACountThatChangesWithoutANotification() {
        // GTK still uses the previous count.
        let model = Numbers(5)
        let window = shown(model)
        model.count = 8
        pumpUntilIdle()
        XCTAssertEqual(NoSelection(model: model).itemCount, 5)
        model.emitItemsChanged(5, removed: 0, added: 3)
        XCTAssertEqual(NoSelection(model: model).itemCount, 8)
        pumpUntilIdle()
        window.destroy()
        assertExitsCleanly {
            let model = Numbers(5)
            model.grows = true
            _ = shown(model)
        }
        assertTraps(saying: "Numbers.object(", "returned nil, but there are 5 items", "emitItemsChanged") {
            let model = Numbers(5)
            model.count = 0
            model.claimed = 5
            _ = shown(model)
        }
    }

    func testACountThatDoesNotFit() {
        for count in [Int.max, 1 << 32, -1, -2] {
            assertTraps(saying: "Numbers.itemCount: expected a number from 0 to 4294967295, found \(count)") {
                let model = Numbers(5)
                model.claimed = count
                _ = shown(model)
            }
        }
        assertTraps(saying: "emitItemsChanged(0, removed: \(Int.max), added: 0) doesn't match the list: ") {
            Numbers(5).emitItemsChanged(0, removed: .max, added: 0)
        }
    }

    func testACountOfAnUnobservedModel() {
        let model = Numbers(5)
        XCTAssertEqual(model.items.count, 5)
        model.count = 3
        XCTAssertEqual(model.items.count, 3)
    }

    func testAModelThatNotifiesWhileAnItemIsRequested() {
        assertTraps(saying: "Numbers.object(_:) changed the list while C was requesting an item") {
            let model = Numbers(5)
            model.emits = true
            _ = shown(model)
        }
    }

    func testAWrongNotification() {
        assertTraps(
            saying: "emitItemsChanged(0, removed: 3, added: 1) doesn't match the list: ",
            "had 5 items and now has 5"
        ) {
            let model = Numbers(5)
            let window = shown(model)
            withExtendedLifetime(window) { model.emitItemsChanged(0, removed: 3, added: 1) }
        }
        assertTraps(saying: "emitItemsChanged(2, removed: 100, added: 0)") {
            let model = Numbers(5)
            let window = shown(model)
            withExtendedLifetime(window) { model.emitItemsChanged(2, removed: 100, added: 0) }
        }
        assertTraps(saying: "emitItemsChanged(0, removed: 0, added: 1)") {
            StringList(strings: ["a"]).emitItemsChanged(0, removed: 0, added: 1)
        }
        StringList(strings: ["a"]).emitItemsChanged(0, removed: 1, added: 1)
    }

    func testASelectionOfItemsThatDoNotExist() {
        for (position, count) in [(0, 3), (3, 1), (-1, 1), (0, 0), (1, .max)] {
            assertTraps(
                saying:
                    "gtk_selection_model_selection_changed: \(count) items at \(position) aren't in a list of 2 items"
            ) {
                MultiSelection(model: StringList(strings: ["a", "b"])).emitSelectionChanged(position, itemCount: count)
            }
        }
        MultiSelection(model: StringList(strings: ["a", "b"])).emitSelectionChanged(0, itemCount: 2)
    }

    func testAnInfiniteTree() {
        assertTraps(saying: "gtk_tree_list_model_new: create_func: the closure returns infinitely nested models") {
            let list = StringList(strings: ["a"])
            let tree = TreeListModel(root: list, passthrough: false, autoexpand: true) { _ in list }
            print(tree.itemCount)
        }
    }

    func testATreeThatContainsItself() {
        assertTraps(saying: "gtk_tree_list_model_new: create_func: the closure returns infinitely nested models") {
            let list = StringList(strings: ["a"])
            var tree: TreeListModel?
            tree = TreeListModel(root: list, passthrough: false, autoexpand: false) { _ in tree }
            tree?.row(0)?.isExpanded = true
            print(tree?.itemCount ?? 0)
            list.append("b")
        }
    }

    private func shown(_ model: any ListModel) -> Window {
        let window = Window()
        let factory = SignalListItemFactory()
        factory.setup.sink { $0.child = Label(label: "row") }.store(in: &window.cancellables)
        let scrolled = ScrolledWindow()
        scrolled.child = ListView(model: NoSelection(model: model), factory: factory)
        window.child = scrolled
        window.present()
        pumpUntilIdle()
        return window
    }

    // MARK: Boxes with functions for their rows

    func testASortFunctionThatRemovesRows() {
        assertTraps(saying: "gtk_list_box_remove: a sort function changed ListBox") {
            let list = ListBox()
            for text in ["a", "b", "c"] { list.append(Label(label: text)) }
            list.setSort { _, row in
                list.remove(row)
                return -1
            }
        }
        assertTraps(saying: "gtk_widget_unparent: a filter function changed ListBox") {
            let list = ListBox()
            list.append(Label(label: "a"))
            list.setFilter { row in
                row.unparent()
                return true
            }
        }
        assertTraps(saying: "gtk_list_box_set_filter_func: a filter function changed ListBox") {
            let list = ListBox()
            list.append(Label(label: "a"))
            list.setFilter { _ in
                list.setFilter { _ in true }
                return true
            }
        }
        assertTraps(saying: "gtk_list_box_set_header_func: a header function changed ListBox") {
            let list = ListBox()
            list.append(Label(label: "a"))
            list.setHeader { _, _ in list.setHeader(nil) }
        }
        assertTraps(saying: "gtk_flow_box_remove: a sort function changed FlowBox") {
            let box = FlowBox()
            for text in ["a", "b", "c"] { box.append(Label(label: text)) }
            box.setSort { _, child in
                box.remove(child)
                return -1
            }
        }
    }

    func testAFunctionThatChangesAnotherBox() {
        let list = ListBox()
        let other = ListBox()
        for text in ["b", "a"] { list.append(Label(label: text)) }
        list.setSort { [unowned other] first, second in
            other.append(Label(label: "call"))
            return first.index - second.index
        }
        list.setHeader { row, before in row.header = before == nil ? Label(label: "header") : nil }
        list.setFilter { _ in true }
        XCTAssertNotNil(other.row(at: 0))
        XCTAssertNotNil(list.row(at: 0)?.header)
    }

    func testABoxReleasesItsFunctions() {
        assertNoLeaks {
            let list = ListBox()
            list.setSort { _, _ in 0 }
            list.setHeader { _, _ in }
            list.setFilter { _ in true }
        }
    }

    // MARK: Transfers

    func testAProxyOfTheSameType() {
        assertTraps(saying: "SelfProxy.transferRepresentations: a proxy refers back to SelfProxy") {
            Label(label: "").dropTarget(for: SelfProxy.self) { _, _ in true }
        }
        assertTraps(saying: "a proxy refers back to SelfProxy") { try Label(label: "").clipboard.write(SelfProxy()) }
        assertTraps(saying: "a proxy refers back to OneWay") { try Label(label: "").clipboard.write(OneWay()) }
    }

    // MARK: Values that C rejects

    func testAnInvalidIdentifier() {
        let sentence = "\"nodot\" isn't a valid application ID. Use reverse-DNS form, for example \"org.example.App\""
        assertTraps(saying: "gtk_application_new: application_id: " + sentence) {
            _ = Application(applicationID: "nodot")
        }
        assertTraps(saying: "g_application_set_application_id: application_id: " + sentence) {
            Application(applicationID: nil).applicationID = "nodot"
        }
    }

    func testAnInvalidRatio() {
        assertTraps(saying: "gtk_aspect_frame_new: ratio: expected a number, found NaN") {
            _ = AspectFrame(xalign: 0, yalign: 0, ratio: .nan, obeyChild: false)
        }
        assertTraps(saying: "gtk_aspect_frame_set_ratio: ratio: expected a number, found NaN") {
            AspectFrame(xalign: 0, yalign: 0, ratio: 1, obeyChild: false).ratio = .nan
        }
    }

    func testAStepOfZero() {
        assertTraps(saying: "a step other than 0") {
            _ = PreferencesRow("Size", value: CurrentValueRelay(1.0), in: 0...10, step: 0)
        }
    }

    func testAFileWithoutAContentType() {
        assertTraps(saying: "gtk_app_chooser_dialog_new: file: the type of the file is unknown") {
            _ = AppChooserDialog(parent: nil, flags: [], file: File(path: ""))
        }
        assertTraps(saying: "gtk_app_chooser_dialog_new: file: the type of /none is unknown") {
            _ = AppChooserDialog(parent: nil, flags: [], file: File(path: "/none"))
        }
    }

    func testAnEmptyShader() {
        assertTraps(saying: "gsk_gl_shader_new_from_bytes: sourcecode") { _ = GLShader(bytes: Bytes([])) }
    }
}

private final class Numbers: Object, ListModel {
    var count: Int
    /// The reported number of items, if it differs from the actual number.
    var claimed: Int?
    var grows = false
    var emits = false

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    var itemType: GType { StringObject.registeredType }

    var itemCount: Int {
        if grows { count += 1 }
        return claimed ?? count
    }

    func object(_ position: Int) -> Object? {
        if position >= count { return nil }
        if emits {
            count += 1
            emitItemsChanged(0, removed: 0, added: 1)
        }
        return StringObject(string: "\(position)")
    }
}

private struct SelfProxy: Transferable {
    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [.proxy(to: { (value: SelfProxy) in value }, from: { (value: SelfProxy) in value })]
    }
}

private struct OneWay: Transferable {
    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [.proxy { (value: OneWay) in value }]
    }
}
