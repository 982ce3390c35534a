import CGtk
import CombineTesting
import Foundation
import Gtk
import GtkTesting
import XCTest

/// Tests of the ownership of arguments and results for which the GIR file is wrong or incomplete.
@MainActor
final class OwnedMemoryTests: GtkTestCase {
    func testATextPositionRetainsItsBuffer() {
        assertNoLeaks {
            var buffer: TextBuffer? = TextBuffer()
            buffer?.text = "one two"
            var position = buffer?.startIter
            buffer = nil
            XCTAssertEqual(position?.forwardWordEnd(), true)
            XCTAssertEqual(position?.offset, 3)
            position = nil
        }
    }

    func testASetIsIteratedAsASnapshot() {
        let set = Bitset(start: 3, itemCount: 3)
        var found: [Int] = []
        for element in set {
            found.append(element)
            set.removeAll()
            set.add(100)
        }
        XCTAssertEqual(found, [3, 4, 5])
        XCTAssertEqual(Array(set), [100])
        XCTAssertEqual(Array(Bitset.empty()), [])
    }

    func testFormatsOfADropTargetAreNotTransferred() {
        let formats = ContentFormats(mimeTypes: ["text/plain"])
        let target = DropTargetAsync(formats: formats, actions: .copy)
        for _ in 0..<10 { XCTAssertEqual(target.formats?.contains(mimeType: "text/plain"), true) }
        XCTAssertTrue(formats.contains(mimeType: "text/plain"))
    }

    func testAnAttributeIsFreedOnce() {
        assertNoLeaks {
            let list = AttrList()
            list.insert(Attribute.weight(.bold))
            list.insert(Attribute.weight(.light))
            XCTAssertEqual(list.attributes.count, 2)
        }
    }

    func testTheNameOfAFamilyIsCopied() {
        let description = FontDescription()
        for index in 0..<100 { description.setFamily(String(repeating: "x", count: index + 20)) }
        XCTAssertEqual(description.family?.count, 119)
    }

    func testAnnotationsAreReadCompletely() throws {
        let info = try DBusNodeInfo(
            xml: #"<node><interface name="a.b"><annotation name="k" value="v"/></interface></node>"#
        )
        let interface = try XCTUnwrap(info.lookupInterface("a.b"))
        XCTAssertEqual(interface.lookupMethod("none")?.name, nil)
        XCTAssertNil(DBusAnnotationInfo.lookup([], name: "k"))
        XCTAssertNil(DBusAnnotationInfo.lookup(nil, name: "k"))
    }

    // MARK: Calls without an effect

    func testABooleanResultThatMayThrow() throws {
        let file = KeyFile()
        file.set(true, forKey: "yes", inGroup: "group")
        file.set(false, forKey: "no", inGroup: "group")
        XCTAssertTrue(try file.boolean(forKey: "yes", inGroup: "group"))
        XCTAssertFalse(try file.boolean(forKey: "no", inGroup: "group"))
        XCTAssertThrowsError(try file.boolean(forKey: "none", inGroup: "group"))
    }

    func testAClosureIsRemoved() {
        let filter = CustomFilter { _ in false }
        XCTAssertFalse(filter.match(Label(label: "")))
        filter.setFilter(nil)
        XCTAssertTrue(filter.match(Label(label: "")))
        XCTAssertTrue(CustomFilter(matchFunction: nil).match(Label(label: "")))
        let model = MapListModel(model: StringList(strings: ["a"])) { $0 }
        XCTAssertTrue(model.hasMap)
        model.setMapFunction(nil)
        XCTAssertFalse(model.hasMap)
    }

    func testADirectoryIsCreated() throws {
        let directory = File(path: NSTemporaryDirectory() + UUID().uuidString)
        try directory.makeDirectoryBlocking()
        XCTAssertThrowsError(try directory.makeDirectoryBlocking(), "it is already there")
        XCTAssertNoThrow(try directory.deleteBlocking())
    }

    // MARK: Interfaces

    func testTheClassOfAnInterfaceHasTheTypeOfTheInterface() throws {
        XCTAssertEqual(File.registeredType, g_file_get_type())
        XCTAssertEqual(PaintableObject.registeredType, gdk_paintable_get_type())
        let file = File(path: "/tmp")
        let value = try Value(file)
        XCTAssertEqual(value.typeName, "GFile")
        XCTAssertTrue(try value.get(as: File.self) === file)
        let provider = ContentProvider(value: value)
        let target = DropTarget(for: File.self, actions: .copy)
        XCTAssertEqual(target.formats?.contains(File.self), true)
        XCTAssertEqual(provider.formats?.contains(File.self), true)
    }
}
