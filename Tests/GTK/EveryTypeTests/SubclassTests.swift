import Gtk
import GtkTesting
import XCTest

/// Tests of the initializers that a Swift subclass inherits. Each initializer must create an object of the subclass, or
/// trap with a message.
@MainActor
final class SubclassTests: EveryTypeTestCase {
    func testInitializersThatSetPropertiesCreateObjectsOfTheSubclass() {
        let functions = FunctionList()
        var count = 0
        for entry in SubclassList().entries where entry.isMadeBySwift {
            let name = entry.function.name
            if SubclassTests.notMade.keys.contains(where: name.hasPrefix) { continue }
            var made: (swiftClass: Object.Type, gType: GType)?
            // Even if C rejects the arguments, it creates an object of the class.
            _ = collectFailures {
                guard case .synchronous(let call) = entry.function.body else { return }
                let arguments = Arguments(functions, .ordinary)
                try? call(arguments)
                made = (arguments.kept.last as? Object).map { (type(of: $0), $0.gType) }
                arguments.end()
            }
            guard let made else { continue }
            XCTAssertTrue(made.swiftClass == entry.swiftClass, name)
            XCTAssertEqual(made.gType, entry.swiftClass.registeredType, name)
            count += 1
        }
        XCTAssertGreaterThan(count, 150)
    }

    /// The prefixes of C constructors that end the program because of the test's arguments.
    private static let notMade = [
        "g_application_": "need an application ID", "g_dbus_object_": "need the path of an object",
        "g_property_action_new": "needs a property of the object", "g_settings_": "need a schema",
        "g_unix_": "close the standard output", "gtk_app_chooser_dialog_new": "needs a file of a known type",
        "gtk_application_new": "needs an application ID",
    ]

    func testInitializersThatCallCTrapInTheSubclass() {
        for entry in SubclassList().entries where !entry.isMadeBySwift {
            let sentence = "isn't available: \(entry.function.name.replacing("_finish", with: ""))"
            assertTraps(saying: "\(entry.swiftClass).init(", sentence) {
                let arguments = Arguments(FunctionList(), .ordinary)
                switch entry.function.body {
                case .synchronous(let call): try call(arguments)
                case .asynchronous(let call):
                    var isOver = false
                    Task {
                        try await call(arguments)
                        isOver = true
                    }
                    _ = MainContext.pump { isOver }
                }
            }
        }
    }
}
