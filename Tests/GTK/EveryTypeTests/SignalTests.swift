import CGtk
import Combine
import GLib
@_spi(Binding) import Gtk
import XCTest

/// Tests of each signal of an object of each class, including inherited ones.
@MainActor
final class SignalTests: EveryTypeTestCase {
    func testEachSignalIsConnectedWhileItIsSubscribedTo() {
        var count = 0
        withEachObject { entry, object in
            for owner in Specimens.entries(for: object) {
                for signal in owner.signals {
                    check("\(entry.typeName)::\(signal.name)") {
                        count += 1
                        let handlers = handlerCount(signal.name, object)
                        let connections = LiveCount.connections
                        let subscription = signal.subscribe(object)
                        XCTAssertEqual(handlerCount(signal.name, object), handlers + 1)
                        XCTAssertEqual(LiveCount.connections, connections + 1)
                        XCTAssertEqual(object.connectionCount, 1)
                        subscription.cancel()
                        XCTAssertEqual(handlerCount(signal.name, object), handlers)
                        XCTAssertEqual(LiveCount.connections, connections)
                        XCTAssertEqual(object.connectionCount, 0)
                    }
                }
            }
        }
        XCTAssertGreaterThan(count, 1900)
    }

    /// Returns the number of C handlers of an object's signal. Each handler that is found is blocked, so that it isn't
    /// found again.
    private func handlerCount(_ name: String, _ object: Object) -> Int {
        let identifier = g_signal_lookup(name, object.gType)
        let mask = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        var found: [gulong] = []
        while true {
            let handler = g_signal_handler_find(object.pointer, mask, identifier, 0, nil, nil, nil)
            if handler == 0 { break }
            g_signal_handler_block(object.pointer, handler)
            found.append(handler)
        }
        for handler in found { g_signal_handler_unblock(object.pointer, handler) }
        return found.count
    }
}
