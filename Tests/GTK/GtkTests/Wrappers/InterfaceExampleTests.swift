import CGtk
import CombineTesting
import Gtk
import GtkTesting
import XCTest

/// Tests of properties, methods and signals that a class has from an interface, and of the wrapper classes.
@MainActor
final class InterfaceExampleTests: GtkTestCase {
    // MARK: Properties of interfaces

    func testAPropertyOfAnInterface() {
        let entry = Entry()
        let subscriber = TestSubscriber<String, Never>()
        entry.publisher(for: \.text).subscribe(subscriber)
        entry.text = "typed"
        entry.text = "typed"
        (entry as any Editable).text = "by the interface"
        XCTAssertEqual(subscriber.values, ["", "typed", "by the interface"])
        let inner = entry.delegate
        inner?.text = "by the inner class"
        XCTAssertEqual(subscriber.values.last, "by the inner class")
        XCTAssertTrue(inner is Text)
    }

    func testOrientation() {
        let box = Box(orientation: .horizontal)
        let subscriber = TestSubscriber<Gtk.Orientation, Never>()
        box.publisher(for: \.orientation).subscribe(subscriber)
        box.orientation = .vertical
        XCTAssertEqual(subscriber.values, [.horizontal, .vertical])
        func turn(_ orientable: any Orientable) { orientable.orientation = .horizontal }
        turn(box)
        XCTAssertEqual(subscriber.values.last, .horizontal)
    }

    func testInheritedProperties() {
        let button = Button(label: "text")
        let subscriber = TestSubscriber<Bool, Never>()
        button.publisher(for: \.isSensitive).subscribe(subscriber)
        button.isSensitive = false
        XCTAssertEqual(subscriber.values, [true, false])
        let label = TestSubscriber<String?, Never>()
        button.publisher(for: \.label).subscribe(label)
        button.label = "other"
        XCTAssertEqual(label.values, ["text", "other"])
    }

    func testAnInterfaceAsAPropertysType() {
        let strings = StringList(strings: ["a"])
        let filtered = FilterListModel(model: strings)
        let subscriber = TestSubscriber<Bool, Never>()
        filtered.publisher(for: \.model).map { $0 === strings }.subscribe(subscriber)
        XCTAssertTrue(filtered.model === strings)
        filtered.model = nil
        XCTAssertNil(filtered.model)
        XCTAssertEqual(subscriber.values, [true, false])
    }

    func testANumberThatMayMeanNil() {
        guard !GTKDefect.keptSelection.isPresent else { return }
        let dropDown = DropDown(model: StringList(strings: ["a", "b"]))
        let subscriber = TestSubscriber<Int?, Never>()
        dropDown.publisher(for: \.selected).subscribe(subscriber)
        XCTAssertEqual(dropDown.selected, 0)
        dropDown.selected = nil
        XCTAssertNil(dropDown.selected)
        XCTAssertNil(dropDown.selectedItem)
        dropDown.selected = 1
        XCTAssertEqual((dropDown.selectedItem as? StringObject)?.string, "b")
        XCTAssertEqual(subscriber.values, [0, nil, 1])
    }

    // MARK: Enums and flags

    func testAValueThatIsNewerThanTheLibrary() throws {
        XCTAssertEqual(Align(rawValue: 77), .unrecognized(77))
        XCTAssertEqual(Align(rawValue: 77).rawValue, 77)
        XCTAssertEqual(Align(rawValue: 3), .center)
        let gesture = GestureClick()
        XCTAssertEqual(EventType(rawValue: 4_000), .unrecognized(4_000))
        gesture.propagationPhase = .capture
        XCTAssertEqual(gesture.propagationPhase, .capture)
        nonisolated func made() -> Align { Align(rawValue: 78) }
        XCTAssertEqual(made(), .unrecognized(78), "on any thread")
        switch Align(rawValue: 77) {
        case .unrecognized(let value): XCTAssertEqual(value, 77)
        default: XCTFail("it isn't a value of this version")
        }
    }

    func testFlags() {
        let entry = Entry()
        entry.inputHints = [.spellcheck, .lowercase]
        XCTAssertTrue(entry.inputHints.contains(.lowercase))
        entry.inputHints.remove(.lowercase)
        XCTAssertEqual(entry.inputHints, .spellcheck)
        entry.inputHints = .none
        XCTAssertTrue(entry.inputHints.isEmpty)
        let newer = InputHints(rawValue: 1 << 20)
        XCTAssertEqual(InputHints([.spellcheck, newer]).rawValue, 1 | 1 << 20)
        let drop = DropTarget(for: String.self, actions: [.copy, .move])
        XCTAssertEqual(drop.actions, [.copy, .move])
    }

    // MARK: Classes

    func testObjectsHaveTheirMostDerivedClass() throws {
        let window = Window()
        window.child = Button(label: "text")
        XCTAssertTrue(window.child is Button)
        XCTAssertTrue((window.child as? Button)?.child is Label)
        // The object was created by C and isn't wrapped yet.
        let dialog = Dialog()
        let added = dialog.addButton("_OK", responseID: ResponseType.ok.rawValue)
        XCTAssertTrue(added is Button)
        XCTAssertTrue(dialog.contentArea.parent is Box)
        let search = SearchEntry()
        XCTAssertTrue(search.delegate is Text)
        let controllers = window.observeControllers()
        XCTAssertTrue((0..<controllers.itemCount).allSatisfy { controllers.object($0) is EventController })
        let button = Button()
        button.addController(EventControllerMotion())
        let listed = button.observeControllers()
        XCTAssertTrue((0..<listed.itemCount).contains { listed.object($0) is EventControllerMotion })
        for window in [window, dialog] { window.destroy() }
    }

    func testConstructorsThatDoMoreThanSetProperties() {
        XCTAssertEqual(InetAddress(loopback: .ipv4).toString(), "127.0.0.1")
        XCTAssertEqual(InetAddress(any: .ipv6).toString(), "::")
        XCTAssertNil(DesktopAppInfo(filename: "/no/such/file.desktop"))
        let model = GtkListStore(types: [String.self])
        XCTAssertTrue(ComboBox(modelAndEntry: model).hasEntry)
        XCTAssertFalse(ComboBox(model: model).hasEntry)
        // The class is abstract. C chooses a subclass.
        XCTAssertTrue(g_type_is_a(MediaFile().gType, gtk_media_file_get_type()) != 0)
        XCTAssertNil(Window().surface, "not before it is realized")
        for window in openWindows { window.destroy() }
    }

    func testAPrivateClassIsWrappedAsItsAncestorOrInterface() throws {
        let menu = Gio.Menu()
        menu.appendSubmenu("File", Gio.Menu())
        let bar = PopoverMenuBar(model: menu)
        let item = try XCTUnwrap(bar.firstChild)
        XCTAssertEqual(item.typeName, "GtkPopoverMenuBarItem")
        XCTAssertTrue(type(of: item) == Widget.self)
        let children = Box(orientation: .vertical).observeChildren()
        XCTAssertEqual(children.itemCount, 0)
        XCTAssertTrue(children is ListModelObject, "found \(children)")
        let image = WidgetPaintable(widget: bar).currentImage
        XCTAssertTrue(image is PaintableObject, "found \(image)")
    }
}
