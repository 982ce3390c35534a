import CombineGtk
import Foundation
import TestSupport
import XCTest

/// A program that reads the widgets of other programs through the accessibility bus, like a screen reader.
@MainActor
final class ScreenReader {
    /// An accessible object of a program.
    struct Element: Hashable {
        fileprivate let program: String
        fileprivate let path: String
    }

    private static let root = "/org/a11y/atspi/accessible/root"
    private static let service = "/usr/share/dbus-1/services/org.a11y.Bus.service"

    private let folder = FileManager.default.temporaryDirectory.appending(path: "a11y-\(UUID().uuidString)")
    private let session: PrivateBus
    private let address: String
    private let connection: DBusConnection

    /// Starts a session bus, and an accessibility bus for its programs. Skips the test if `at-spi2-core` isn't
    /// installed.
    ///
    /// - Parameter display: The name of the X display of the programs.
    init(display: String) throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: Self.service), "at-spi2-core isn't installed")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        session = try PrivateBus(environment: ["XDG_RUNTIME_DIR": folder.path(), "DISPLAY": display])
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let bus = try DBusConnection(address: session.address, flags: flags)
        let reply = try bus.callBlocking(
            "org.a11y.Bus",
            objectPath: "/org/a11y/bus",
            interfaceName: "org.a11y.Bus",
            methodName: "GetAddress"
        )
        address = try XCTUnwrap(reply[0].string)
        connection = try DBusConnection(address: address, flags: flags)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The variables of a program whose widgets can be read.
    var environment: [String: String?] {
        ["DBUS_SESSION_BUS_ADDRESS": session.address, "GTK_A11Y": "atspi", "AT_SPI_BUS_ADDRESS": address]
    }

    /// Returns the elements of all programs that have a name.
    func elements(named name: String) -> [Element] {
        all().filter { $0.name == name }.map(\.element)
    }

    /// The names of all elements.
    var names: [String] { all().map(\.name) }

    /// Performs the action of the element, or of the innermost element around it that has an action, such as a button
    /// that contains a label.
    func activate(_ element: Element) -> Bool {
        var current: Element? = element
        while let next = current {
            let action = "org.a11y.atspi.Action"
            if call(next, action, "DoAction", Variant(tuple: [Variant(int32: 0)]))?[0].bool == true { return true }
            current = property("Parent", of: next).flatMap { Self.element($0) }
        }
        return false
    }

    private func all() -> [(element: Element, name: String)] {
        var found: [(element: Element, name: String)] = []
        var seen: Set<Element> = []
        var waiting = [Element(program: "org.a11y.atspi.Registry", path: Self.root)]
        while let element = waiting.popLast() {
            // A program with two displays lists windows of both, although each of its connections has only those of
            // one display.
            guard seen.insert(element).inserted, let name = property("Name", of: element)?.string else { continue }
            found.append((element, name))
            let children = call(element, "org.a11y.atspi.Accessible", "GetChildren")?[0].children ?? []
            waiting += children.compactMap { Self.element($0) }
        }
        return found
    }

    private static func element(_ reference: Variant) -> Element? {
        guard let program = reference[0].string, let path = reference[1].string else { return nil }
        return Element(program: program, path: path)
    }

    private func property(_ name: String, of element: Element) -> Variant? {
        let arguments = Variant(tuple: [Variant("org.a11y.atspi.Accessible"), Variant(name)])
        return call(element, "org.freedesktop.DBus.Properties", "Get", arguments)?[0].boxed
    }

    /// Calls a method of an element, and returns the reply. Returns nil if the element doesn't exist anymore or doesn't
    /// have the method.
    private func call(
        _ element: Element,
        _ interface: String,
        _ method: String,
        _ arguments: Variant? = nil
    ) -> Variant? {
        try? connection.callBlocking(
            element.program,
            objectPath: element.path,
            interfaceName: interface,
            methodName: method,
            parameters: arguments,
            timeout: .seconds(5)
        )
    }
}
