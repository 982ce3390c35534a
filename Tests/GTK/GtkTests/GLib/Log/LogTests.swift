import CGtk
import Dispatch
@_spi(Binding) import Gtk
import GtkTesting
import Synchronization
import XCTest

@testable import GLib

/// Tests of GLib log entries that Swift writes and receives.
@MainActor
final class LogTests: GtkTestCase {
    /// The entries of the domain `Test` that a writer received.
    private nonisolated static let received = Mutex<[LogEntry]>([])

    private func receiveEntries() {
        Log.setWriter { entry in
            guard entry.domain == "Test" else { return .unhandled }
            Self.received.withLock { $0.append(entry) }
            return .handled
        }
    }

    func testAWriterReceivesEntriesFromAllThreads() {
        assertExitsCleanly {
            receiveEntries()
            let line = #line + 1
            Log.write(.message, "größe", domain: "Test", fields: ["USER": "Ada", "NONE": ""])
            let group = DispatchGroup()
            for _ in 0..<4 {
                DispatchQueue.global().async(group: group) {
                    for number in 0..<100 { Log.write(.debug, "\(number)", domain: "Test") }
                }
            }
            group.wait()
            let entries = Self.received.withLock { $0 }
            XCTAssertEqual(entries.count, 401)
            XCTAssertEqual(entries.first?.level, .message)
            XCTAssertEqual(entries.first?.message, "größe")
            XCTAssertEqual(entries.first?["USER"], "Ada")
            XCTAssertEqual(entries.first?["NONE"], "")
            XCTAssertEqual(entries.first?["PRIORITY"], "5")
            XCTAssertEqual(entries.first?["CODE_FILE"], "GtkTests/LogTests.swift")
            XCTAssertEqual(entries.first?["CODE_LINE"], "\(line)")
            XCTAssertEqual(entries.first?["CODE_FUNC"], "testAWriterReceivesEntriesFromAllThreads()")
            XCTAssertNil(entries.first?["OTHER"])
            XCTAssertEqual(entries.last?.level, .debug)
        }
    }

    func testTheModuleIsTheDomain() {
        assertTraps(saying: "GtkTests", "no title") { Log.write(.error, "no title") }
    }

    func testEntriesThatAWriterDoesNotHandleAreWrittenByDefault() {
        assertTraps(saying: "Other", "the end") {
            receiveEntries()
            Log.write(.error, "the end", domain: "Other")
        }
    }

    func testEntriesThatAWriterLogsAreNotLost() {
        assertTraps(saying: "inner", "outer") {
            Log.setWriter { _ in
                Log.write(.message, "inner")
                return .unhandled
            }
            Log.write(.error, "outer")
        }
    }

    func testAnErrorThatAWriterHandlesStopsTheProgram() {
        assertTraps(saying: "before the end") {
            Log.setWriter { entry in
                LogEntry(level: .message, fields: [LogField("MESSAGE", "before \(entry.message)")])
                    .writeToStandardStreams()
            }
            Log.write(.error, "the end")
        }
    }

    func testCriticalEntriesAreFatalIfGLibIsConfigured() {
        assertTraps(saying: "broken") {
            receiveEntries()
            g_log_set_always_fatal(G_LOG_LEVEL_CRITICAL)
            Diagnostics.critical("broken")
        }
    }

    func testASecondWriterStopsTheProgram() {
        assertTraps(saying: "Log.setWriter(_:) was called twice") {
            receiveEntries()
            receiveEntries()
        }
    }

    func testGLibWriters() {
        let entry = LogEntry(level: .debug, fields: [LogField("MESSAGE", "debug"), LogField("GLIB_DOMAIN", "Test")])
        XCTAssertEqual(entry.writeByDefault(), .handled)
        if access("/run/systemd/journal/socket", F_OK) != 0 { XCTAssertEqual(entry.writeToJournal(), .unhandled) }
        expectLog(containing: "careful", domain: "Test")
        Log.write(.warning, "be careful", domain: "Test")
    }

    func testFieldsRoundTrip() {
        let fields = [
            LogField("A", "text"), LogField("B", bytes: [1, 0, 2]), LogField("C", ""), LogField("A", "again"),
        ]
        let copies = fields.withCFields { fields, count in
            UnsafeBufferPointer(start: fields, count: Int(count)).map { LogField($0) }
        }
        XCTAssertEqual(copies, fields)
        XCTAssertEqual([LogField]().withCFields { _, count in count }, 0)
        XCTAssertEqual("A".withCString { LogField(GLogField(key: $0, value: nil, length: 0)).bytes }, [])
    }
}
