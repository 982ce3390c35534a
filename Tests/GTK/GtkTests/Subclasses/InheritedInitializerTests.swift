import Gtk
import GtkTesting
import XCTest

/// Tests of Swift subclasses with initializers that they inherit from C classes.
@MainActor
final class InheritedInitializerTests: GtkTestCase {
    private static let makers: [(name: String, make: @MainActor () -> Object)] = [
        ("GtkLabel", { OwnLabel(mnemonic: "_x") }),
        ("GtkPicture", { OwnPicture(filename: nil) }),
        ("GtkSpinButton", { OwnSpinButton(min: 0, max: 9, step: 1) }),
        ("GtkScale", { OwnScale(orientation: .horizontal, min: 0, max: 9, step: 1) }),
        ("GtkDropDown", { OwnDropDown(strings: ["a", "b"]) }),
        ("GtkEditableLabel", { OwnEditableLabel(text: "a") }),
        ("GtkLinkButton", { OwnLinkButton(uri: "https://example.org", label: "a") }),
        ("GtkTextBuffer", { OwnTextBuffer(table: TextTagTable()) }),
        ("GtkEntryBuffer", { OwnEntryBuffer(initialCharacters: "a") }),
        ("GtkStringList", { OwnStringList(strings: ["a", "b"]) }),
    ]

    func testTheObjectHasTheSwiftClass() {
        for (name, make) in Self.makers {
            let object = make()
            XCTAssertEqual(object.gType, type(of: object).registeredType, name)
            XCTAssertTrue(object.typeName.hasSuffix("Own\(name.dropFirst(3))"), object.typeName)
        }
    }

    /// C calls the methods that the subclass overrides.
    func testTheOverridesAreCalled() {
        for (name, make) in Self.makers where name != "GtkStringList" {
            calls = 0
            let object = make()
            switch object {
            case let widget as Widget:
                let window = Window()
                window.child = widget
                window.destroy()
            case let buffer as TextBuffer: buffer.text = "b"
            case let buffer as EntryBuffer: buffer.text = "b"
            default: XCTFail("nothing calls a method of \(name)")
            }
            XCTAssertGreaterThan(calls, 0, name)
        }
    }

    func testAnInitializerThatOnlyCHasTraps() {
        final class OwnStringObject: StringObject {}
        assertTraps(saying: "OwnStringObject.init(", "isn't available: gtk_string_object_new") {
            _ = OwnStringObject(string: "a")
        }
    }
}

/// The number of calls from C to methods that the following classes override.
@MainActor private var calls = 0

private final class OwnLabel: Label {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnPicture: Picture {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnSpinButton: SpinButton {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnScale: Scale {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnDropDown: DropDown {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnEditableLabel: EditableLabel {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnLinkButton: LinkButton {
    override func onRoot() {
        calls += 1
        super.onRoot()
    }
}

private final class OwnTextBuffer: TextBuffer {
    override func onChanged() {
        calls += 1
        super.onChanged()
    }
}

private final class OwnEntryBuffer: EntryBuffer {
    override func onInsertedText(_ position: Int, characters: String) {
        calls += 1
        super.onInsertedText(position, characters: characters)
    }
}

private final class OwnStringList: StringList {}
