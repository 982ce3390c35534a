import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of single pointers with each ownership transfer.
@MainActor
final class PointerTransferTests: GtkTestCase {
    func testAnObjectThatCKeeps() {
        let objects = CountedObjects()
        let pointer = objects.make()
        var object: Object? = convertPointer(pointer, .none, "test")
        XCTAssertEqual(CountedObjects.references(pointer), 2)
        XCTAssertTrue(object === convertPointer(pointer, .none, "test") as Object)
        XCTAssertEqual(CountedObjects.references(pointer), 2, "no additional reference for the same Swift object")
        object = nil
        XCTAssertEqual(objects.freed, 0)
        g_object_unref(pointer)
        XCTAssertEqual(objects.freed, 1)
    }

    func testATransferredObject() {
        let objects = CountedObjects()
        let pointer = objects.make()
        var object: Object? = convertPointer(OpaquePointer(pointer), .full, "test")
        XCTAssertEqual(CountedObjects.references(pointer), 1)
        g_object_ref(pointer)
        let again: Object? = convertOptional(pointer, .full)
        XCTAssertTrue(again === object)
        XCTAssertEqual(CountedObjects.references(pointer), 1, "the second reference is released")
        object = nil
        withExtendedLifetime(again) {}
        XCTAssertEqual(objects.freed, 0)
    }

    func testATransferredObjectIsFreedWithItsWrapper() {
        let objects = CountedObjects()
        func use() {
            let object: Object = convertPointer(objects.make(), .full, "test")
            withExtendedLifetime(object) {}
        }
        use()
        XCTAssertEqual(objects.freed, 1)
    }

    func testAFloatingObjectIsSunk() {
        let objects = CountedObjects()
        let pointer = objects.make(gtk_adjustment_get_type())
        var adjustment: Adjustment? = convertPointer(pointer, .none, "gtk_adjustment_new")
        XCTAssertEqual(CountedObjects.references(pointer), 1)
        XCTAssertEqual(g_object_is_floating(pointer), 0)
        XCTAssertEqual(adjustment?.value, 0)
        adjustment = nil
        XCTAssertEqual(objects.freed, 1)
    }

    func testAReferenceForAConsumingParameter() {
        let objects = CountedObjects()
        let pointer = objects.make()
        var object: Object? = convertPointer(pointer, .full, "test")
        XCTAssertEqual(object?.consumedPointer, pointer)
        XCTAssertEqual(CountedObjects.references(pointer), 2)
        object = nil
        XCTAssertEqual(objects.freed, 0)
        g_object_unref(pointer)
        XCTAssertEqual(objects.freed, 1)
    }

    func testANullPointer() {
        let nothing: UnsafeMutablePointer<GtkWidget>? = nil
        XCTAssertNil(convertOptional(nothing, .none) as Button?)
        let hidden: OpaquePointer? = nil
        XCTAssertNil(convertOptional(hidden, .full) as Label?)
        XCTAssertNil(convertOptionalInterface(hidden, .none) as (any Editable)?)
    }

    func testOutsideIsolation() {
        let objects = CountedObjects()
        let pointer = objects.make()
        let first: Object = convertPointer(pointer, .full, "test")
        nonisolated func convertAgain() -> Bool {
            let second: Object = convertPointer(first.pointer, .none, "test")
            return second === first
        }
        XCTAssertTrue(convertAgain())
    }

    func testEachKindOutsideIsolation() {
        let store: Object = convertPointer(g_list_store_new(gtk_label_get_type()), .full, "g_list_store_new")
        let attributes = AttrList()
        let names = linkedList((["a", "b"] as [String]).map { UnsafeMutableRawPointer(g_strdup($0)) })
        nonisolated func convertAll(_ names: UnsafeMutablePointer<GList>?) {
            // As in C callbacks, which aren't isolated to an actor.
            let copied: AttrList = convertPointer(attributes.pointer, .none, "test")
            XCTAssertNotEqual(copied.pointer, attributes.pointer)
            let model: (any Gtk.ListModel)? = convertOptionalInterface(store.pointer, .none)
            XCTAssertTrue(model === store)
            XCTAssertEqual(convertList(names, .full) as [String], ["a", "b"])
            XCTAssertEqual(Align(rawValue: 1), .start)
            XCTAssertEqual(([.spellcheck, .lowercase] as InputHints).rawValue, 9)
        }
        convertAll(names)
    }

    func testAnObjectAsAnInterface() {
        let entry = Entry()
        let editable: any Editable = convertInterface(entry.pointer, .none, "test")
        XCTAssertTrue(editable === entry)
        editable.text = "typed"
        let optional: (any Editable)? = convertOptionalInterface(OpaquePointer(entry.pointer), .none)
        XCTAssertEqual(optional?.text, "typed")
        let references = CountedObjects.references(entry.pointer)
        g_object_ref(entry.pointer)
        let handedOver: any Editable = convertInterface(OpaquePointer(entry.pointer), .full, "test")
        XCTAssertEqual(CountedObjects.references(entry.pointer), references)
        XCTAssertTrue(handedOver === entry)
    }

    func testStrings() {
        let text = "Grüße, 世界"
        text.withCString { XCTAssertEqual(convertString($0, .none), text) }
        XCTAssertEqual(convertString(g_strdup(text), .full), text)
        XCTAssertEqual(convertString(nil, .full), "")
        XCTAssertEqual(convertOptionalString(g_strdup(""), .full), "")
        XCTAssertNil(convertOptionalString(nil, .none))
        let converted: String = convertPointer(g_strdup(text), .full, "test")
        XCTAssertEqual(converted, text)
        let long = String(repeating: "x", count: 1_000)
        XCTAssertLessThan(heapGrowth { _ = convertString(g_strdup(long), .full) }, 100_000)
    }
}
