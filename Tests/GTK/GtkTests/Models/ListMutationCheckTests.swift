import Gtk
import GtkTesting
import XCTest

/// Tests of closures that C calls while it iterates over a list.
@MainActor
final class ListMutationCheckTests: GtkTestCase {
    func testAFilterFunctionThatChangesTheList() {
        assertTraps(saying: "a filter function changed a list") {
            let people = ListStore([Person("", age: 1), Person("", age: 2)])
            let filter = CustomFilter { (_: Person) in
                people.remove(at: 0)
                return true
            }
            _ = FilterListModel(model: people, filter: filter)
        }
    }

    func testAFilterFunctionThatReplacesTheFilter() {
        assertTraps(saying: "GtkFilterListModel:filter: a filter function changed a list") {
            let model = FilterListModel(model: ListStore([Person("", age: 1)]), filter: nil)
            model.filter = CustomFilter { [unowned model] (_: Person) in
                model.filter = nil
                return true
            }
        }
    }

    func testAFilterFunctionThatNotifiesOfAChange() {
        assertTraps(saying: "gtk_filter_changed: a filter function changed a list") {
            var filter: CustomFilter?
            filter = CustomFilter { (_: Person) in
                filter?.emitChanged(.different)
                return true
            }
            _ = FilterListModel(model: ListStore([Person("", age: 1)]), filter: filter)
        }
    }

    func testASortKeyThatChangesTheList() {
        assertTraps(saying: "a sort key changed a list") {
            let people = ListStore([Person("", age: 1), Person("", age: 2)])
            let sorter = NumericSorter { (person: Person) -> Int in
                people.remove(at: 0)
                return person.age
            }
            _ = SortListModel(model: people, sorter: sorter)
        }
    }

    func testAFilterFunctionThatReleasesTheModel() {
        assertNoLeaks {
            let people = ListStore((0..<100).map { Person("", age: $0) })
            var model: FilterListModel? = FilterListModel(model: people, filter: nil)
            var count = 0
            let filter = CustomFilter { (_: Person) in
                model = nil
                count += 1
                return true
            }
            model?.filter = filter
            XCTAssertEqual(count, 100)
            XCTAssertNil(model)
            MainContext.pumpUntilIdle()
            filter.endKeptClosures()
        }
    }

    func testADictionaryOfADifferentType() {
        assertTraps(saying: "g_variant_dict_new: from_asv: expected a variant of the type a{sv}, found i") {
            _ = VariantDict(Variant(int32: 1))
        }
        XCTAssertTrue(VariantDict(Variant(["a": Variant(true)])).contains("a"))
    }

    /// GLib rejects each call with a message.
    func testADictionaryThatWasDeallocated() {
        let dictionary = VariantDict(Variant(["a": Variant(true)]))
        XCTAssertEqual(dictionary.end().typeString, "a{sv}")
        expectLog(containing: "g_variant_dict_contains: assertion", domain: "GLib")
        XCTAssertFalse(dictionary.contains("a"))
        expectLog(containing: "g_variant_dict_lookup_value: assertion", domain: "GLib")
        XCTAssertNil(dictionary.lookupValue("a"))
        expectLog(containing: "g_variant_dict_insert_value: assertion", domain: "GLib")
        dictionary.insertValue("b", value: Variant(true))
        assertTraps(saying: "g_variant_dict_end") { _ = dictionary.end() }
    }
}
