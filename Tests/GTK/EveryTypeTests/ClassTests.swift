import CGtk
import GLib
@_spi(Binding) import Gtk
import XCTest

/// Tests of each class: creation, its Swift class, and deallocation after the last reference is released.
@MainActor
final class ClassTests: EveryTypeTestCase {
    func testEachClassIsFoundByItsCType() {
        for entry in AllTypes.classes {
            let type = entry.swiftClass.objectType
            XCTAssertEqual(g_type_name(type.gType).map { String(cString: $0) }, entry.typeName)
            XCTAssertTrue(type.swiftClass == entry.swiftClass, entry.typeName)
            let found = TypeRegistry.objectType(for: type.gType).swiftClass
            XCTAssertTrue(found == entry.swiftClass, "an object of \(entry.typeName) is wrapped as \(found)")
        }
    }

    func testEachClassHasTheSwiftSuperclassOfItsCParent() {
        for entry in AllTypes.classes {
            let parent = TypeRegistry.objectType(for: g_type_parent(entry.swiftClass.objectType.gType)).swiftClass
            XCTAssertTrue(_getSuperclass(entry.swiftClass) == parent, "\(entry.typeName) should derive from \(parent)")
        }
    }

    func testEachClassIsAbstractOrCreatedOrListedAsAnException() throws {
        for entry in AllTypes.classes where entry.make == nil {
            let isAbstract = g_type_test_flags(entry.swiftClass.objectType.gType, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
            let isMadeOtherwise = try Specimens.make(entry) != nil
            XCTAssertTrue(
                isAbstract || isMadeOtherwise || Exceptions.notMade[entry.typeName] != nil,
                entry.typeName
            )
        }
    }

    func testEachObjectHasItsSwiftClass() {
        let count = withEachObject { entry, object in
            XCTAssertTrue(type(of: object) == entry.swiftClass, "\(entry.typeName): found \(type(of: object))")
        }
        XCTAssertGreaterThan(count, 320)
    }

    func testAnObjectThatCCreatesHasItsSwiftClass() {
        withEachObject { entry, object in
            guard entry.make != nil, !Specimens.needsSomething(entry) else { return }
            check(entry.typeName) {
                let pointer = try XCTUnwrap(g_object_new_with_properties(object.gType, 0, nil, nil))
                let transfer: Transfer = object is Gtk.Window ? .none : .full
                let wrapper = Object.wrapper(for: UnsafeMutableRawPointer(pointer), transfer: transfer)
                XCTAssertTrue(type(of: wrapper) == entry.swiftClass, "found \(type(of: wrapper))")
                Specimens.end(wrapper)
            }
        }
    }

    func testEachObjectIsFreedWithItsContents() {
        for entry in AllTypes.classes where Exceptions.keptByC[entry.typeName] == nil {
            // Runs once before counting, for objects that are created once and retained.
            check(entry.typeName) { try makeAndEnd(entry, nil) }
            check(entry.typeName) {
                pumpUntilIdle()
                let objects = LiveCount.objects
                let deaths = UnsafeMutablePointer<Int>.allocate(capacity: 1)
                deaths.initialize(to: 0)
                defer { deaths.deallocate() }
                guard try makeAndEnd(entry, deaths) else { return }
                wait("the C object's end") { deaths.pointee == 1 }
                wait("the end of all it held, \(objects) before, \(LiveCount.objects) now") {
                    LiveCount.objects <= objects
                }
            }
        }
    }

    /// Creates and releases an object. Its deallocation is counted.
    @inline(never)
    @discardableResult
    private func makeAndEnd(_ entry: ClassEntry, _ deaths: UnsafeMutablePointer<Int>?) throws -> Bool {
        guard let object = try Specimens.make(entry) else { return false }
        if let deaths {
            g_object_weak_ref(
                object.pointer.assumingMemoryBound(to: GObject.self),
                { data, _ in data?.assumingMemoryBound(to: Int.self).pointee += 1 },
                deaths
            )
        }
        Specimens.end(object)
        return true
    }
}
