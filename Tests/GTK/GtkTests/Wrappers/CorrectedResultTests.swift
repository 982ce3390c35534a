import Gtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of results that the GIR files of the oldest supported version describe incorrectly: results that can be null,
/// results that the caller must free, and arrays.
@MainActor
final class CorrectedResultTests: GtkTestCase {
    func testAnActionNameWithoutAParameter() throws {
        let plain = try GActionObject.parseDetailedName("app.quit")
        XCTAssertEqual(plain.actionName, "app.quit")
        XCTAssertNil(plain.targetValue)
        let detailed = try GActionObject.parseDetailedName("app.sort::size")
        XCTAssertEqual(detailed.actionName, "app.sort")
        XCTAssertEqual(detailed.targetValue, Variant("size"))
    }

    func testAFamilyThatIsNotInAFontMap() throws {
        let fonts = try XCTUnwrap(Label(label: "").pangoContext.fontMap)
        XCTAssertNil(fonts.family("No Such Family"))
    }

    func testAReplyWithoutFileDescriptors() async throws {
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try await DBusConnection(address: bus.address, flags: flags)
        let path = "/org/freedesktop/DBus"
        let name = "org.freedesktop.DBus"
        let blocking = try connection.callWithUnixFDListBlocking(
            name,
            objectPath: path,
            interfaceName: name,
            methodName: "GetId"
        )
        XCTAssertNil(blocking.outFDList)
        let result = try await connection.callWithUnixFDList(
            name,
            objectPath: path,
            interfaceName: name,
            methodName: "GetId"
        )
        XCTAssertNil(result.fdList)
        XCTAssertEqual(result.reply, blocking.reply)
    }

    func testTheHeaderFieldsOfAMessageAreFreed() {
        let message = DBusMessage(name: nil, path: "/", interface: "org.example.Player", method: "Play")
        XCTAssertGreaterThan(message.headerFields.count, 2)
        XCTAssertLessThan(heapGrowth { _ = message.headerFields }, 20_000)
    }

    func testABorderHasFourColors() {
        let colors = ["red", "lime", "blue", "white"].compactMap(RGBA.init(parsing:))
        let node = BorderNode(outline: RoundedRect(), borderWidth: [1, 2, 3, 4], borderColor: colors)
        XCTAssertEqual(node.colors, colors)
        XCTAssertEqual(node.widths, [1, 2, 3, 4])
    }

    func testTheDefaultDisplayCanBeOpened() throws {
        // A defect of GTK 4.18 and 4.24.
        if GTK.version.minor >= 18 { expectLog(containing: "g_error_free: assertion 'error != NULL'") }
        let display = try XCTUnwrap(Display.open())
        XCTAssertEqual(display.name, Display.default?.name)
        display.close()
    }
}
