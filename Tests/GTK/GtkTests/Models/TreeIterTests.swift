import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of positions in tree models whose rows exist or were removed.
@MainActor
final class TreeIterTests: GtkTestCase {
    private func list(_ texts: [String]) throws -> Gtk.GtkListStore {
        let store = Gtk.GtkListStore(types: [String.self])
        for text in texts { store.setValue(store.append(), column: 0, value: try Value(text)) }
        return store
    }

    private func texts(_ model: any TreeModel) throws -> [String] {
        var found: [String] = []
        guard var position = model.iterFirst else { return [] }
        repeat {
            found.append(try model.value(position, column: 0).get(as: String.self))
        } while model.iterNext(&position)
        return found
    }

    // MARK: Existing rows

    func testAPositionStaysValidWhileOtherRowsAreRemoved() throws {
        let store = try list(["a", "b", "c"])
        var first = try XCTUnwrap(store.iterFirst)
        let last = try XCTUnwrap(store.iterNthChild(nil, index: 2))
        XCTAssertTrue(store.remove(&first))
        XCTAssertEqual(try store.value(first, column: 0).get(as: String.self), "b")
        XCTAssertEqual(try store.value(last, column: 0).get(as: String.self), "c")
        store.setValue(last, column: 0, value: try Value("d"))
        XCTAssertEqual(try texts(store), ["b", "d"])
    }

    func testAllRowsAreRemovedOneAfterTheOther() throws {
        let store = try list(["a", "b", "c"])
        var position = try XCTUnwrap(store.iterFirst)
        while store.remove(&position) {}
        XCTAssertNil(store.iterFirst)
    }

    func testPositionsInATreeStayValid() throws {
        let store = TreeStore(types: [String.self])
        let parent = store.append(nil)
        var child = store.append(parent)
        let other = store.append(parent)
        store.setValue(other, column: 0, value: try Value("other"))
        XCTAssertTrue(store.remove(&child))
        XCTAssertEqual(try store.value(other, column: 0).get(as: String.self), "other")
        XCTAssertEqual(store.iterChildCount(parent), 1)
        XCTAssertTrue(store.isAncestor(parent, descendant: other))
    }

    func testARemovalFromAnotherModelHasNoEffect() throws {
        let store = try list(["a"])
        let sorted = TreeModelSort(model: store)
        let position = try XCTUnwrap(sorted.iterFirst)
        let other = try list(["b"])
        var gone = try XCTUnwrap(other.iterFirst)
        other.remove(&gone)
        XCTAssertEqual(try sorted.value(position, column: 0).get(as: String.self), "a")
    }

    func testAPositionInAValueIsSearchedFor() throws {
        let store = try list(["a"])
        let value = try Value(try XCTUnwrap(store.iterFirst))
        let position = try value.get(as: TreeIter.self)
        XCTAssertEqual(try store.value(position, column: 0).get(as: String.self), "a")
    }

    func testARowThatAHandlerRemovesIsInvalid() throws {
        let store = try list(["a"])
        var removal: AnyCancellable?
        removal = store.rowInserted.sink { event in
            removal?.cancel()
            var position = event.iter
            store.remove(&position)
        }
        let position = store.append()
        XCTAssertFalse(store.isIterValid(position))
        XCTAssertEqual(try texts(store), ["a"])
    }

    // MARK: Rows that no longer exist

    func testACopyOfThePositionOfARemovedRowTraps() {
        assertTraps(
            saying: "gtk_tree_model_get_value: iter: the row was removed from the GtkListStore"
        ) {
            let store = try self.list(["a", "b"])
            var position = try XCTUnwrap(store.iterFirst)
            let copy = position
            store.remove(&position)
            _ = store.value(copy, column: 0)
        }
        assertTraps(saying: "gtk_list_store_set_value: iter: the row was removed from the GtkListStore") {
            let store = try self.list(["a", "b"])
            let position = try XCTUnwrap(store.iterFirst)
            store.clear()
            store.setValue(position, column: 0, value: try Value("c"))
        }
        assertTraps(saying: "gtk_list_store_insert_after: sibling: the row was removed from the GtkListStore") {
            let store = try self.list(["a", "b"])
            var position = try XCTUnwrap(store.iterFirst)
            let copy = position
            store.remove(&position)
            _ = store.insertAfter(copy)
        }
        assertTraps(saying: "gtk_list_store_remove: iter: the row was removed from the GtkListStore") {
            let store = try self.list(["a", "b"])
            var position = try XCTUnwrap(store.iterFirst)
            var copy = position
            store.remove(&position)
            store.remove(&copy)
        }
    }

    func testARowOfAnotherTreeStoreTraps() {
        assertTraps(saying: "gtk_tree_model_iter_n_children: iter: the row isn't in the GtkTreeStore") {
            let (store, other) = (TreeStore(types: [String.self]), TreeStore(types: [String.self]))
            store.append(nil)
            _ = store.iterChildCount(other.append(nil))
        }
        assertTraps(saying: "gtk_tree_model_iter_n_children: iter: the row isn't in the GtkTreeStore") {
            _ = TreeStore(types: [String.self]).iterChildCount(try self.list(["a"]).iterFirst)
        }
    }

    func testThePositionOfARowBelowARemovedOneTraps() {
        assertTraps(
            saying: "gtk_tree_model_iter_parent: child: the row was removed from the GtkTreeStore"
        ) {
            let store = TreeStore(types: [String.self])
            var parent = store.append(nil)
            let child = store.append(parent)
            store.remove(&parent)
            _ = store.iterParent(child)
        }
    }

    func testThePositionOfARemovedRowInAValueTraps() {
        assertTraps(saying: "gtk_tree_model_get_path: iter: the row was removed from the GtkListStore") {
            let store = try self.list(["a", "b"])
            var position = try XCTUnwrap(store.iterFirst)
            let value = try Value(position)
            store.remove(&position)
            _ = store.path(try value.get(as: TreeIter.self))
        }
    }

    func testAnOldPositionInASortedModelTraps() {
        assertTraps(
            saying:
                "gtk_tree_model_sort_convert_iter_to_child_iter: sorted_iter: the row was removed from the GtkTreeModelSort"
        ) {
            let store = try self.list(["a", "b"])
            let sorted = TreeModelSort(model: store)
            let position = try XCTUnwrap(sorted.iterFirst)
            var first = try XCTUnwrap(store.iterFirst)
            store.remove(&first)
            _ = sorted.convertIterToChildIter(position)
        }
        assertTraps(saying: "gtk_tree_model_get_value: iter: the row was removed from the GtkTreeModelFilter") {
            let store = try self.list(["a", "b"])
            let filtered = try XCTUnwrap(store.filterNew() as? TreeModelFilter)
            let position = try XCTUnwrap(filtered.iterFirst)
            filtered.clearCache()
            _ = filtered.value(position, column: 0)
        }
    }

    // MARK: Changes within changes

    func testAHandlerCannotRemoveTheRowThatARemovalContinuesWith() {
        assertTraps(saying: "gtk_list_store_remove: iter: a handler removed this row while the GtkListStore was still")
        {
            let store = try self.list(["a", "b", "c"])
            var first = try XCTUnwrap(store.iterFirst)
            let second = try XCTUnwrap(store.iterNthChild(nil, index: 1))
            store.rowDeleted.sink { _ in
                var next = second
                store.remove(&next)
            }.store(in: &store.cancellables)
            store.remove(&first)
        }
        assertTraps(saying: "gtk_tree_store_remove: iter: a handler removed this row while the GtkTreeStore was still")
        {
            let store = TreeStore(types: [String.self])
            let parent = store.append(nil)
            var child = store.append(parent)
            var isNested = false
            store.rowDeleted.sink { _ in
                if isNested { return }
                isNested = true
                var above = parent
                store.remove(&above)
            }.store(in: &store.cancellables)
            store.remove(&child)
        }
        assertTraps(saying: "gtk_list_store_clear: a handler removed all rows while the GtkListStore was still") {
            let store = try self.list(["a", "b"])
            var first = try XCTUnwrap(store.iterFirst)
            store.rowDeleted.sink { _ in store.clear() }.store(in: &store.cancellables)
            store.remove(&first)
        }
    }

    func testAHandlerMayRemoveAnotherRow() throws {
        let store = try list(["a", "b", "c"])
        var first = try XCTUnwrap(store.iterFirst)
        let last = try XCTUnwrap(store.iterNthChild(nil, index: 2))
        var isNested = false
        let handler = store.rowDeleted.sink { _ in
            if isNested { return }
            isNested = true
            var other = last
            store.remove(&other)
        }
        XCTAssertTrue(store.remove(&first))
        XCTAssertEqual(try store.value(first, column: 0).get(as: String.self), "b")
        XCTAssertEqual(try texts(store), ["b"])
        handler.cancel()
    }

    func testIteratingOverRowsTrapsIfTheCurrentRowIsRemoved() throws {
        assertTraps(saying: "gtk_tree_model_foreach: the closure removed a row of the GtkListStore") {
            let store = try self.list(["a", "b"])
            store.forEach { _, _, position in
                var position = position
                store.remove(&position)
                return false
            }
        }
        let store = try list(["a", "b"])
        store.forEach { _, _, position in
            var position = position
            store.remove(&position)
            return true
        }
        XCTAssertEqual(try texts(store), ["b"])
    }
}
