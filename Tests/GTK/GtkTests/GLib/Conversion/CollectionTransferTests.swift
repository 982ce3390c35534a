import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of lists and arrays with each ownership transfer.
@MainActor
final class CollectionTransferTests: GtkTestCase {
    /// A collection, with functions that create it in C, convert it, and free it without its elements.
    private struct Collection {
        let name: String
        let make: ([UnsafeMutableRawPointer]) -> UnsafeMutableRawPointer?
        let convert: (UnsafeMutableRawPointer?, ContainerTransfer) -> [Object]
        let convertInterface: (UnsafeMutableRawPointer?, ContainerTransfer) -> [any Shape]
        let free: (UnsafeMutableRawPointer?) -> Void
    }

    private static let collections = [
        Collection(
            name: "GList",
            make: { UnsafeMutableRawPointer(linkedList($0)) },
            convert: { convertList($0, $1) },
            convertInterface: { convertInterfaceList($0, $1) },
            free: { g_list_free($0?.assumingMemoryBound(to: GList.self)) }
        ),
        Collection(
            name: "GSList",
            make: { UnsafeMutableRawPointer(singlyLinkedList($0)) },
            convert: { convertSinglyLinkedList($0, $1) },
            convertInterface: { convertInterfaceSinglyLinkedList($0, $1) },
            free: { g_slist_free($0?.assumingMemoryBound(to: GSList.self)) }
        ),
        Collection(
            name: "array that ends with NULL",
            make: { UnsafeMutableRawPointer(TemporaryPointers($0).pointer) },
            convert: { convertPointerArray($0, count: nil, $1) },
            convertInterface: { convertInterfacePointerArray($0, count: nil, $1) },
            free: { g_free($0) }
        ),
        Collection(
            name: "array of a given length",
            make: { UnsafeMutableRawPointer(TemporaryPointers($0).pointer) },
            convert: { convertPointerArray($0, count: $0 == nil ? 0 : 3, $1) },
            convertInterface: { convertInterfacePointerArray($0, count: $0 == nil ? 0 : 3, $1) },
            free: { g_free($0) }
        ),
        Collection(
            name: "GPtrArray",
            make: { makePointerArray($0, freeing: nil) },
            convert: { convertPtrArray($0, $1) },
            convertInterface: { convertInterfacePtrArray($0, $1) },
            free: { g_ptr_array_unref($0?.assumingMemoryBound(to: GPtrArray.self)) }
        ),
    ]

    func testNoTransfer() {
        for collection in CollectionTransferTests.collections {
            let objects = CountedObjects()
            let list = collection.make((0..<3).map { _ in objects.make() })
            func use() {
                let converted = collection.convert(list, .none)
                XCTAssertEqual(converted.map(\.pointer), objects.pointers, collection.name)
                XCTAssertEqual(objects.pointers.map(CountedObjects.references), [2, 2, 2], collection.name)
            }
            use()
            XCTAssertEqual(collection.convert(list, .none).count, 3, "\(collection.name) still exists")
            // The C references keep the wrappers alive. Each wrapper adds one reference.
            XCTAssertEqual(objects.pointers.map(CountedObjects.references), [2, 2, 2], collection.name)
            collection.free(list)
            for pointer in objects.pointers { g_object_unref(pointer) }
            XCTAssertEqual(objects.freed, 3, collection.name)
        }
    }

    func testContainerTransfer() {
        for collection in CollectionTransferTests.collections {
            let objects = CountedObjects()
            let list = collection.make((0..<3).map { _ in objects.make() })
            XCTAssertEqual(collection.convert(list, .container).count, 3, collection.name)
            XCTAssertEqual(objects.pointers.map(CountedObjects.references), [2, 2, 2], collection.name)
            for pointer in objects.pointers { g_object_unref(pointer) }
            XCTAssertEqual(objects.freed, 3, collection.name)
        }
    }

    func testFullTransfer() {
        for collection in CollectionTransferTests.collections {
            let objects = CountedObjects()
            let list = collection.make((0..<3).map { _ in objects.make() })
            func use() {
                let converted = collection.convert(list, .full)
                XCTAssertEqual(converted.map(\.pointer), objects.pointers, collection.name)
                XCTAssertEqual(objects.pointers.map(CountedObjects.references), [1, 1, 1], collection.name)
            }
            use()
            XCTAssertEqual(objects.freed, 3, collection.name)
        }
    }

    func testElementsAsInterfaces() {
        for collection in CollectionTransferTests.collections {
            for transfer in [ContainerTransfer.none, .container, .full] {
                let shapes = (0..<3).map { _ in ShapeObject() }
                let references = shapes.map { CountedObjects.references($0.pointer) }
                let list = collection.make(shapes.map { transfer == .full ? $0.consumedPointer : $0.pointer })
                let converted = collection.convertInterface(list, transfer)
                XCTAssertEqual(converted.map(\.pointer), shapes.map(\.pointer), collection.name)
                XCTAssertEqual(shapes.map { CountedObjects.references($0.pointer) }, references, collection.name)
                if transfer == .none { collection.free(list) }
            }
        }
    }

    func testMissingAndEmptyCollections() {
        for collection in CollectionTransferTests.collections {
            XCTAssertEqual(collection.convert(nil, .full).count, 0, collection.name)
            XCTAssertEqual(collection.convertInterface(nil, .none).count, 0, collection.name)
        }
        XCTAssertEqual(CollectionTransferTests.collections[4].convert(makePointerArray([], freeing: nil), .full), [])
        XCTAssertEqual(CollectionTransferTests.collections[2].convert(TemporaryPointers([]).pointer, .full), [])
    }

    func testCollectionsDoNotLeak() {
        for collection in CollectionTransferTests.collections {
            let objects = CountedObjects()
            let pointers = (0..<3).map { _ in objects.make() }
            let growth = heapGrowth { _ = collection.convert(collection.make(pointers), .container) }
            XCTAssertLessThan(growth, 50_000, collection.name)
            for pointer in pointers { g_object_unref(pointer) }
        }
    }

    func testAPointerArrayThatFreesItsElementsItself() {
        for transfer in [ContainerTransfer.container, .full] {
            let objects = CountedObjects()
            let array = makePointerArray((0..<3).map { _ in objects.make() }, freeing: g_object_unref)
            func use() {
                let converted: [Object] = convertPtrArray(array, transfer)
                XCTAssertEqual(objects.pointers.map(CountedObjects.references), [1, 1, 1])
                withExtendedLifetime(converted) {}
            }
            use()
            XCTAssertEqual(objects.freed, 3)
        }
    }

    func testStrings() {
        let names = ["a", "", "世界"]
        let kept = TemporaryStrings(names, "test: names")
        XCTAssertEqual(convertPointerArray(kept.pointer, count: nil, .none) as [String], names)
        XCTAssertEqual(convertPointerArray(kept.pointer, count: 2, .none) as [String], ["a", ""])
        kept.free()
        let growth = heapGrowth {
            let handedOver = TemporaryStrings(names, "test: names")
            XCTAssertEqual(convertPointerArray(handedOver.pointer, count: nil, .full) as [String], names)
            let list = linkedList(names.map { UnsafeMutableRawPointer(g_strdup($0)) })
            XCTAssertEqual(convertList(list, .full) as [String], names)
        }
        XCTAssertLessThan(growth, 50_000)
    }

    func testNumbersAndBytes() {
        func made<Element>(_ elements: [Element]) -> UnsafeMutableRawPointer? {
            elements.withUnsafeBytes { g_memdup2($0.baseAddress, gsize($0.count)) }
        }
        let numbers: [Int] = convertArray(made([1, -2, 3] as [gint]), count: 3, .full) { (number: gint) in Int(number) }
        XCTAssertEqual(numbers, [1, -2, 3])
        let kept: [gdouble] = [0.5, 1.5]
        XCTAssertEqual(convertArray(kept, count: 2, .none) { (number: gdouble) in number }, kept)
        XCTAssertEqual(convertArray(nil, count: 0, .full) { (number: gint) in Int(number) }, [])
        XCTAssertEqual(convertBytes(made([1, 2, 255] as [UInt8]), count: 3, .full), [1, 2, 255])
        XCTAssertEqual(convertBytes(nil, count: 0, .full), [])

        for transfer in [ContainerTransfer.none, .full] {
            let array = g_byte_array_append(g_byte_array_new(), [7, 8], 2)
            XCTAssertEqual(convertByteArray(array, transfer), [7, 8])
            if transfer == .none { g_byte_array_unref(array) }
        }
        let sized = g_array_append_vals(g_array_new(0, 0, 4), [5, 6] as [gint], 2)
        XCTAssertEqual(convertSizedArray(sized, .full) { (number: gint) in Int(number) }, [5, 6])
        let growth = heapGrowth {
            _ = convertBytes(made([UInt8](repeating: 1, count: 100)), count: 100, .full)
            _ = convertByteArray(g_byte_array_append(g_byte_array_new(), [7, 8], 2), .full)
        }
        XCTAssertLessThan(growth, 50_000)
    }
}

/// An interface for elements.
@MainActor
private protocol Shape: Object {}

private final class ShapeObject: Object, Shape {
    init() {
        super.init()
    }
}

private func makePointerArray(
    _ pointers: [UnsafeMutableRawPointer],
    freeing free: GDestroyNotify?
) -> UnsafeMutableRawPointer? {
    let array = free.map { g_ptr_array_new_with_free_func($0) } ?? g_ptr_array_new()
    for pointer in pointers { g_ptr_array_add(array, pointer) }
    return UnsafeMutableRawPointer(array)
}
