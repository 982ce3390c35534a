import CGtk
import Gtk
import GtkTesting
import XCTest

/// Compares the constants of the namespaces with the C constants.
@MainActor
final class ConstantTests: GtkTestCase {
    func testNumbers() {
        XCTAssertEqual(StyleProviderPriority.application, Int(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        XCTAssertEqual(StyleProviderPriority.user, Int(GTK_STYLE_PROVIDER_PRIORITY_USER))
        XCTAssertEqual(ListPosition.invalid, Int(UInt32.max))
        XCTAssertEqual(PangoUnits.scale, Int(PANGO_SCALE))
        XCTAssertEqual(SpecialGlyph.empty, 0x0FFF_FFFF)
        XCTAssertEqual(SortColumnID.default, -1)
        XCTAssertEqual(SortColumnID.unsorted, -2)
        XCTAssertEqual(MouseButton.secondary, Int(GDK_BUTTON_SECONDARY))
        XCTAssertEqual(EventTime.current, 0)
    }

    func testTexts() {
        XCTAssertEqual(FileAttribute.standardDisplayName, G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME)
        XCTAssertEqual(PaperName.a4, GTK_PAPER_NAME_A4)
        XCTAssertEqual(PrintSettingsKey.copyCount, GTK_PRINT_SETTINGS_N_COPIES)
        XCTAssertEqual(MenuAttribute.label, G_MENU_ATTRIBUTE_LABEL)
        XCTAssertEqual(KeyFileDesktop.group, G_KEY_FILE_DESKTOP_GROUP)
        XCTAssertEqual(LevelBarOffset.high, GTK_LEVEL_BAR_OFFSET_HIGH)
        XCTAssertEqual(ExtensionPointName.imModule, "gtk-im-module")
    }

    func testBooleanValuesAndFlags() {
        XCTAssertTrue(EventPropagation.stop)
        XCTAssertFalse(EventPropagation.propagate)
        XCTAssertTrue(DBusMethodInvocationResult.handled)
        XCTAssertEqual(DragAction.all, [.copy, .move, .link])
        XCTAssertTrue(ModifierType.modifierMask.isSuperset(of: [.controlMask, .shiftMask, .superMask]))
    }

    func testPriorities() {
        XCTAssertLessThan(MainContext.Priority.highIdle, .resize)
        XCTAssertLessThan(MainContext.Priority.resize, .redraw)
        XCTAssertLessThan(MainContext.Priority.redraw, .textViewValidate)
        XCTAssertLessThan(MainContext.Priority.textViewValidate, .defaultIdle)
    }

    func testConstantsCanBeUsedAsArguments() throws {
        let file = File(path: "/")
        let info = try file.queryInfoBlocking(FileAttribute.standardType, flags: [])
        XCTAssertTrue(info.hasAttribute(FileAttribute.standardType))
        XCTAssertEqual(PaperSize(name: PaperName.a4).name, "iso_a4")
    }
}
