import Gtk
import GtkTesting
import XCTest

/// Tests of the initializers that a Swift subclass inherits. Each creates an object of the subclass, or traps with a
/// message.
@MainActor
final class SubclassTests: EveryTypeTestCase {
    func testInitializersThatSetPropertiesMakeObjectsOfTheSubclass() {
        let functions = FunctionList()
        var count = 0
        for entry in SubclassList().entries where entry.isMadeBySwift {
            let name = entry.function.name
            if SubclassTests.notMade.keys.contains(where: name.hasPrefix) { continue }
            var made: (swiftClass: Object.Type, gType: GType)?
            // C may reject the arguments, but creates an object of the class anyway.
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

    /// The prefixes of C constructors that stop the program because of the arguments of the test.
    private static let notMade = [
        "g_application_": "need an application ID", "g_dbus_object_": "need the path of an object",
        "g_settings_": "need a schema",
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
