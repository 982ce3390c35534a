import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of values that C compares: `==` and `Hashable` call C functions.
@MainActor
final class EqualityTests: GtkTestCase {
    func testFilesAreEqualByTheirPaths() {
        let (first, second) = (File(path: "/tmp/file"), File(path: "/tmp/file"))
        XCTAssertFalse(first === second)
        XCTAssertEqual(first, second)
        XCTAssertEqual(Set([first, second, File(path: "/tmp/other")]).count, 2)
        XCTAssertEqual([second: 1][first], 1)
    }

    func testIconsAreEqualByTheirNames() {
        XCTAssertEqual(ThemedIcon(iconName: "edit-copy"), ThemedIcon(iconName: "edit-copy"))
        XCTAssertNotEqual(ThemedIcon(iconName: "edit-copy"), ThemedIcon(iconName: "edit-paste"))
        XCTAssertNotEqual(ThemedIcon(iconName: "edit-copy") as Object, FileIcon(file: File(path: "/edit-copy")))
        XCTAssertNotEqual(ThemedIcon(iconName: "edit-copy") as Object, GCancellable())
    }

    func testCComparesIconsOfASwiftClassWithItsEquality() {
        let (first, second, other) = (LetterObject("a"), LetterObject("a"), LetterObject("b"))
        func areEqualInC(_ left: LetterObject, _ right: LetterObject) -> Bool {
            g_icon_equal(OpaquePointer(left.pointer), OpaquePointer(right.pointer)) != 0
        }
        XCTAssertTrue(areEqualInC(first, second))
        XCTAssertFalse(areEqualInC(first, other))
        XCTAssertEqual(g_icon_hash(first.pointer), g_icon_hash(second.pointer))
        XCTAssertEqual(first, second)
        XCTAssertEqual(Set([first, second, other]).count, 2)
    }

    func testRecordsAreEqualByTheirContents() {
        let (first, second) = (Vec3(x: 1, y: 2, z: 3), Vec3(x: 1, y: 2, z: 3))
        XCTAssertEqual(first, second)
        XCTAssertNotEqual(first, Vec3(x: 1, y: 2, z: 4))
        XCTAssertEqual(Set([first, second]).count, 1, "C has no hash function: all hash values are equal")
        XCTAssertEqual(FontDescription.fromString("Sans 12"), FontDescription.fromString("Sans 12"))
        XCTAssertNotEqual(first as Boxed, FontDescription.fromString("Sans 12"))
    }

    func testOtherObjectsAreEqualIfTheyAreIdentical() {
        let label = Label(label: "text")
        XCTAssertEqual(label, label)
        XCTAssertNotEqual(label, Label(label: "text"))
    }
}

/// An icon that shows a letter. Icons with the same letter are equal.
private final class LetterObject: Object, Icon {
    let letter: String

    init(_ letter: String) {
        self.letter = letter
        super.init()
    }

    override func isEqual(to other: Object) -> Bool { (other as? LetterObject)?.letter == letter }

    override func hash(into hasher: inout Hasher) { hasher.combine(letter) }
}
