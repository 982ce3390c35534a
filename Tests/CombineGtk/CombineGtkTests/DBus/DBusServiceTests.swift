@_spi(Binding) import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of D-Bus interfaces in Swift. The program `gdbus` calls them.
@MainActor
final class DBusServiceTests: GtkTestCase {
    private let path = "/org/example/Player"
    private let busName = "org.example.Player"

    private final class Player: Storable {
        @Published var volume = 0.5
        @Published var titles: [String] = []
        let finished = PassthroughSubject<(String, Int32), Never>()
        let stopped = PassthroughSubject<Void, Never>()
        let moved = PassthroughSubject<UInt32, Never>()
        var answer: CheckedContinuation<String, Never>?
        var cancellables: Set<AnyCancellable> = []
    }

    private struct Unplayable: PresentableError {
        var title: String { "The file can't be played" }
        var details: String? { "It is empty." }
    }

    /// A value whose variant contradicts its signature.
    private struct Liar: DBusValue {
        static var dbusSignature: String { "i" }
        var dbusVariant: Variant { Variant("text") }

        init() {}

        init?(dbusVariant: Variant) {}
    }

    private func interface(_ player: Player) -> DBusService {
        DBusService(busName)
            .method("Add", arguments: ["first", "second"], results: ["sum"]) { (first: Int32, second: Int32) in
                first &+ second
            }
            .method("Everything") {
                (bool: Bool, byte: UInt8, short: Int16, word: UInt16, long: Int, big: UInt64, real: Double) in
                [bool ? "yes" : "no", "\(byte)", "\(short)", "\(word)", "\(long)", "\(big)", "\(real)"]
            }
            .method("Nested", results: ["counts", "content"]) {
                (lists: [[String]], table: [String: UInt32], content: Variant) -> ([String: Int32], Variant) in
                (["lists": Int32(lists.joined().count), "table": Int32(table["a"] ?? 0)], content)
            }
            .method("Stop") { [weak player] in player?.stopped.send() }
            .method("Play") { () throws in throw Unplayable() }
            .method("Refuse") { () throws in
                throw GLibError(domain: "g-io-error-quark", code: 1, message: "It isn't there.")
            }
            .method("RefuseByCode") { (code: Int32) throws in
                throw GLibError(domain: "foreign", code: Int(code), message: "before\0after")
            }
            .method("Lie", results: ["answer"]) { Liar() }
            .property("Lying", get: { Liar() })
            .method("Wait", results: ["answer"]) { [weak player] () -> String in
                await withCheckedContinuation { player?.answer = $0 }
            }
            .property("Volume", player.$volume) { [weak player] in player?.volume = $0 }
            .property("Titles", player.$titles)
            .property("Position", PassthroughSubject<Int, Never>())
            .property("Clock", get: { Int32(7) })
            .property("Limited", get: { "" }) { (_: String) in throw Unplayable() }
            .property("Refusing", get: { Int32(0) }) { (code: Int32) throws in
                throw GLibError(domain: "foreign", code: Int(code), message: "before\0after")
            }
            .signal("Finished", arguments: ["title", "count"], player.finished)
            .signal("Stopped", player.stopped)
            .signal("Moved", arguments: ["place"], player.moved)
    }

    /// Exports the interface on a bus, and calls a closure with the bus and a function that runs `gdbus`.
    private func withPlayer(_ body: (Player, DBusConnection, _ gdbus: ([String]) throws -> String) throws -> Void)
        throws
    {
        let gdbus = "/usr/bin/gdbus"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: gdbus), "gdbus is not installed")
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        let player = Player()
        let export = try connection.export(interface(player), at: path)
        var isOwned = false
        let owner = connection.ownName(busName, nameAcquired: { _, _ in isOwned = true })
        wait { isOwned }
        try body(player, connection) { arguments in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: gdbus)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["DBUS_SESSION_BUS_ADDRESS": bus.address, "LC_ALL": "C.UTF-8"]
            ) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            wait(for: .seconds(20), "the end of gdbus \(arguments)") { !process.isRunning }
            return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        owner.cancel()
        export.cancel()
        XCTAssertNoThrow(try connection.closeBlocking())
    }

    private func call(_ method: String, _ arguments: String...) -> [String] {
        ["call", "--session", "--dest", busName, "--object-path", path, "--method", method] + arguments
    }

    func testIntrospectionShowsMethodsPropertiesAndSignals() throws {
        try withPlayer { _, _, gdbus in
            let text = try gdbus(["introspect", "--session", "--dest", busName, "--object-path", path])
            for line in [
                "interface org.example.Player {",
                "Add(in  i first,", "in  i second,", "out i sum);",
                "Everything(in  b arg_0,", "in  y arg_1,", "in  n arg_2,", "in  q arg_3,", "in  x arg_4,",
                "in  t arg_5,", "in  d arg_6,", "out as arg_7);",
                "Nested(in  aas arg_0,", "in  a{su} arg_1,", "in  v arg_2,", "out a{si} counts,", "out v content);",
                "Stop();", "Finished(s title,", "i count);", "Stopped();", "Moved(u place);",
                "readwrite d Volume = 0.5;", "readonly as Titles = [];", "readonly x Position;",
                "@org.freedesktop.DBus.Property.EmitsChangedSignal(\"false\")", "readonly i Clock = 7;",
            ] { XCTAssertTrue(text.contains(line), "\(line) is missing in\n\(text)") }
        }
    }

    func testMethodsWithValuesOfEveryType() throws {
        try withPlayer { player, _, gdbus in
            XCTAssertEqual(try gdbus(call("\(busName).Add", "2", "40")), "(42,)\n")
            XCTAssertEqual(
                try gdbus(
                    call("\(busName).Everything", "true", "255", "5", "65535", "9", "18446744073709551615", "0.25")
                ),
                "(['yes', '255', '5', '65535', '9', '18446744073709551615', '0.25'],)\n"
            )
            let nested = try gdbus(call("\(busName).Nested", "[['a', 'b'], ['c']]", "{'a': 4}", "<'text'>"))
            XCTAssertTrue(
                ["({'lists': 3, 'table': 4}, <'text'>)\n", "({'table': 4, 'lists': 3}, <'text'>)\n"].contains(nested),
                nested
            )
            var stops = 0
            player.stopped.sink(on: player) { _ in stops += 1 }
            XCTAssertEqual(try gdbus(call("\(busName).Stop")), "()\n")
            XCTAssertEqual(stops, 1)
        }
    }

    func testSendsThrownErrorsAsReplies() throws {
        try withPlayer { _, _, gdbus in
            let properties = "org.freedesktop.DBus.Properties"
            let play = try gdbus(call("\(busName).Play"))
            XCTAssertTrue(play.contains("org.freedesktop.DBus.Error.Failed: The file can't be played"), play)
            let refuse = try gdbus(call("\(busName).Refuse"))
            XCTAssertTrue(
                refuse.contains("GDBus.Error:org.gtk.GDBus.UnmappedGError.Quark._g_2dio_2derror_2dquark.Code1"),
                refuse
            )
            XCTAssertTrue(refuse.contains("It isn't there."), refuse)
            for code in ["-1", "-2147483648", "0", "7"] {
                let refused = try gdbus(call("\(busName).RefuseByCode", "--", code))
                XCTAssertTrue(refused.contains("before\u{FFFD}after"), refused)
                let set = try gdbus(call("\(properties).Set", busName, "Refusing", "<\(code)>"))
                XCTAssertTrue(set.contains("before\u{FFFD}after"), set)
            }
            for lie in [call("\(busName).Lie"), call("\(properties).Get", busName, "Lying")] {
                let text = try gdbus(lie)
                XCTAssertTrue(text.contains("expected the D-Bus type"), text)
                XCTAssertTrue(text.contains("found "), text)
            }
            // GDBus leaves out the properties without a valid value.
            let all = try gdbus(call("\(properties).GetAll", busName))
            for property in ["'Clock': <7>", "'Refusing': <0>", "'Volume': <0.5>"] {
                XCTAssertTrue(all.contains(property), all)
            }
            XCTAssertFalse(all.contains("Lying") || all.contains("Position"), all)
            let wrong = try gdbus(call("\(busName).Add", "'a'", "1"))
            XCTAssertTrue(wrong.contains("InvalidArgs") || wrong.contains("Error parsing"), wrong)
        }
    }

    func testAsynchronousCallDoesNotBlockOtherCalls() throws {
        try withPlayer { player, connection, gdbus in
            var reply: String?
            let caller = Task {
                let result = try? await connection.call(
                    busName,
                    objectPath: path,
                    interfaceName: busName,
                    methodName: "Wait",
                    parameters: nil,
                    replyType: nil,
                    flags: [],
                    timeout: .seconds(20)
                )
                reply = result.map { "\($0)" } ?? "none"
            }
            wait { player.answer != nil }
            XCTAssertEqual(try gdbus(call("\(busName).Add", "1", "1")), "(2,)\n")
            XCTAssertNil(reply)
            player.answer?.resume(returning: "done")
            wait { reply != nil }
            XCTAssertEqual(reply, "('done',)")
            withExtendedLifetime(caller) {}
        }
    }

    func testReadsWritesAndAnnouncesProperties() throws {
        try withPlayer { player, connection, gdbus in
            let bus = "org.freedesktop.DBus.Properties"
            XCTAssertEqual(try gdbus(call("\(bus).Get", busName, "Clock")), "(<7>,)\n")
            let position = try gdbus(call("\(bus).Get", busName, "Position"))
            XCTAssertTrue(position.contains("org.example.Player.Position has no value yet"), position)
            var announced: [String] = []
            let observer = connection.observeMessages { message, isIncoming in
                if !isIncoming, message.member == "PropertiesChanged" { announced.append("\(message.body!)") }
            }
            XCTAssertEqual(try gdbus(call("\(bus).Set", busName, "Volume", "<0.75>")), "()\n")
            XCTAssertEqual(player.volume, 0.75)
            player.titles = ["a"]
            player.titles = ["a"]
            wait { announced.count == 2 }
            XCTAssertEqual(
                announced,
                [
                    "('org.example.Player', {'Volume': <0.75>}, @as [])",
                    "('org.example.Player', {'Titles': <['a']>}, @as [])",
                ]
            )
            let refused = try gdbus(call("\(bus).Set", busName, "Limited", "<'a'>"))
            XCTAssertTrue(refused.contains("The file can't be played"), refused)
            let readOnly = try gdbus(call("\(bus).Set", busName, "Titles", "<['b']>"))
            XCTAssertTrue(readOnly.contains("not writable"), readOnly)
            XCTAssertEqual(player.titles, ["a"])
            observer.cancel()
        }
    }

    func testEmitsSignalsForPublishers() throws {
        try withPlayer { player, connection, _ in
            var emitted: [String] = []
            let observer = connection.observeMessages { message, isIncoming in
                guard !isIncoming, let member = message.member, message.interface == self.busName else { return }
                emitted.append("\(member) \(message.body.map { "\($0)" } ?? "")")
            }
            player.finished.send(("song", 3))
            player.stopped.send()
            player.moved.send(9)
            wait { emitted.count == 3 }
            XCTAssertEqual(emitted, ["Finished ('song', 3)", "Stopped ()", "Moved (uint32 9,)"])
            observer.cancel()
        }
    }

    func testReleasesClosuresWithExport() throws {
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        final class Held {}
        weak var held: Held?
        let subject = CurrentValueSubject<Int, Never>(1)
        var export: AnyCancellable?
        do {
            let object = Held()
            held = object
            export = try connection.export(
                DBusService(busName)
                    .method("Stop") { withExtendedLifetime(object) {} }
                    .property("Count", subject.map { value in withExtendedLifetime(object) { value } })
                    .property("Size", get: { withExtendedLifetime(object) { 1 } }),
                at: path
            )
        }
        XCTAssertNotNil(held)
        XCTAssertThrowsError(try connection.export(DBusService(busName), at: path)) { error in
            XCTAssertTrue("\(error)".contains("already exported"), "\(error)")
        }
        export?.cancel()
        export = nil
        wait { held == nil }
        // Another object is exported at the same path.
        let again = try connection.export(DBusService(busName), DBusService("org.example.Other"), at: path)
        again.cancel()
        XCTAssertNoThrow(try connection.closeBlocking())
    }
}
