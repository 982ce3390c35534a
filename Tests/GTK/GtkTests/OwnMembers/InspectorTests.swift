import CGtk
import Gtk
import GtkTesting
import XCTest

/// Properties of Swift classes in the inspector of GTK.
@MainActor
final class InspectorTests: GtkTestCase {
    /// Returns the inspector's editor of a property.
    private func editor(of name: String, _ object: Object) throws -> Widget {
        // The inspector registers the class when it first shows an object.
        wait { g_type_from_name("GtkInspectorPropEditor") != 0 }
        var values = [GValue(), GValue()]
        g_value_init(&values[0], g_object_get_type())
        g_value_set_object(&values[0], object.pointer)
        g_value_init(&values[1], String.valueType)
        g_value_set_string(&values[1], name)
        defer { for index in values.indices { g_value_unset(&values[index]) } }
        let made = "object".withCString { object in
            "name".withCString { name in
                var names: [UnsafePointer<CChar>?] = [object, name]
                return g_object_new_with_properties(g_type_from_name("GtkInspectorPropEditor"), 2, &names, values)
            }
        }
        return try XCTUnwrap(Object.wrapper(for: UnsafeMutableRawPointer(XCTUnwrap(made)), transfer: .none) as? Widget)
    }

    func testEnumerationsAndOptionSetsAreEdited() throws {
        let patient = Patient()
        let window = Window()
        window.child = patient
        window.present()
        Window.setInteractiveDebugging(true)
        defer {
            Window.setInteractiveDebugging(false)
            window.destroy()
        }
        let mood = try editor(of: "mood", patient)
        let choice = try XCTUnwrap(mood.first(DropDown.self))
        let names = try XCTUnwrap(choice.model).items(as: StringObject.self).map(\.string)
        XCTAssertEqual(names, ["calm", "very-wild"])
        XCTAssertEqual(choice.selected, 0)
        choice.selected = 1
        XCTAssertEqual(patient.mood, .veryWild)
        patient.mood = .calm
        XCTAssertEqual(choice.selected, 0)

        let food = try editor(of: "food", patient)
        let button = try XCTUnwrap(food.first(MenuButton.self))
        let checks = try XCTUnwrap(button.popover).descendants(of: CheckButton.self)
        XCTAssertEqual(checks.map { $0.label ?? "" }, ["fish", "dry-food"])
        checks[1].isActive = true
        XCTAssertEqual(patient.food, [.dryFood])
    }
}

private enum PatientMood: CaseIterable, Hashable {
    case calm, veryWild
}

private struct PatientFood: NamedOptionSet {
    static let fish = PatientFood(rawValue: 1)
    static let dryFood = PatientFood(rawValue: 1 << 4)
    static var optionNames: KeyValuePairs<String, PatientFood> { ["fish": .fish, "dryFood": .dryFood] }
    let rawValue: Int
}

private final class Patient: Widget {
    @GObjectProperty var mood = PatientMood.calm
    @GObjectProperty var food: PatientFood = []
}
