import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

/// Tests of Swift enumerations and option sets, which are registered in C with the names of their cases.
@MainActor
final class OwnEnumerationTests: GtkTestCase {
    private func pet(_ properties: String) throws -> Pet {
        let content = "<interface><object class='EnumerationPet' id='pet'>\n\(properties)\n</object></interface>"
        return try Builder(Interface(file: "pet.ui", content: content), classes: [Pet.self]).object("pet", as: Pet.self)
    }

    private func error(_ properties: String) -> String {
        do {
            _ = try pet(properties)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testADescriptionSetsValuesByName() throws {
        let pet = try pet(
            """
            <property name='mood'>very-wild</property><property name='size'>large</property>
            <property name='food'>fish|dry-food</property><property name='temper'>sad</property>
            """
        )
        XCTAssertEqual(pet.mood, .veryWild)
        XCTAssertEqual(pet.size, .large)
        XCTAssertEqual(pet.food, [.fish, .dryFood])
        XCTAssertEqual(pet.temper, .sad)
        XCTAssertEqual(try self.pet("<property name='mood'>veryWild</property>").mood, .veryWild, "the Swift name")
    }

    func testAnUnknownNameIsAnError() {
        XCTAssertEqual(
            error("<property name='size'>large</property>\n<property name='mood'>wild</property>"),
            "pet.ui: line 3: the property \"mood\" of \"pet\" can't be \"wild\", expected one of \"calm\", \"very-wild\""
        )
        XCTAssertEqual(
            error("<property name='food'>fish|grass</property>"),
            "pet.ui: line 2: the property \"food\" of \"pet\" can't be \"fish|grass\","
                + " expected any of \"fish\", \"dry-food\", separated by |"
        )
        XCTAssertEqual(
            error("<property name='age'>old</property>"),
            "pet.ui: line 2: the property \"age\" of \"pet\" can't be \"old\", expected a number"
        )
        XCTAssertThrowsError(
            try Builder(
                Interface(
                    file: "a.ui",
                    content:
                        "<interface><object class='GtkLabel'><property name='halign'>middle</property></object></interface>"
                )
            )
        ) {
            XCTAssertTrue(
                "\($0)".hasPrefix("a.ui: line 1: the property \"halign\" of an object of class GtkLabel"),
                "\($0)"
            )
        }
    }

    func testOtherPropertyElementsAreNotChecked() throws {
        let content = """
            <interface><object class='GtkGrid' id='grid'><child><object class='GtkLabel' id='label'>
            <property name='label'>wild</property>
            <layout><property name='column'>1</property></layout>
            <accessibility><property name='label'>wild</property></accessibility>
            <property name='visible' bind-source='grid' bind-property='visible'/>
            </object></child></object></interface>
            """
        let builder = try Builder(Interface(file: "grid.ui", content: content))
        XCTAssertEqual(try builder.object("label", as: Label.self).label, "wild")
    }

    func testCReadsNamesAndNumbers() throws {
        let pet = Pet()
        XCTAssertEqual(try (pet.value(forProperty: "mood") as Value).typeName, "EnumerationMood")
        XCTAssertEqual(names(of: "EnumerationMood"), ["0 calm calm", "1 veryWild very-wild"])
        XCTAssertEqual(names(of: "EnumerationSize"), ["-1 small small", "10 large large"])
        let specification = try XCTUnwrap(g_object_class_find_property(pet.gObjectClass, "mood"))
        XCTAssertEqual(g_type_fundamental(specification.pointee.value_type), GType(12 << 2))
    }

    /// The GTK inspector reads the values and the default value of a property from its specification.
    func testTheInspectorFindsTheValuesOfAProperty() throws {
        let specifications = Pet().propertySpecifications
        let mood = try XCTUnwrap(specifications.first { $0.name == "mood" })
        XCTAssertEqual(mood.valueTypeName, "EnumerationMood")
        XCTAssertEqual(try mood.defaultValue.get(as: Mood.self), .calm)
        let moods = try XCTUnwrap(mood.pointer.load(as: GParamSpecEnum.self).enum_class).pointee
        XCTAssertEqual(nicks(moods.values, count: moods.n_values), ["calm", "very-wild"])

        let food = try XCTUnwrap(specifications.first { $0.name == "food" })
        XCTAssertEqual(food.valueTypeName, "EnumerationFood")
        XCTAssertEqual(try food.defaultValue.get(as: Food.self), [])
        let foods = try XCTUnwrap(food.pointer.load(as: GParamSpecFlags.self).flags_class).pointee
        let nicks = (0..<Int(foods.n_values)).map { String(cString: foods.values[$0].value_nick) }
        XCTAssertEqual(nicks, ["fish", "dry-food"])
        XCTAssertEqual(foods.mask, 17)
    }

    func testValuesAndProperties() throws {
        let pet = Pet(properties: ["mood": Mood.veryWild])
        XCTAssertEqual(pet.mood, .veryWild)
        try pet.setValue(Mood.calm, forProperty: "mood")
        XCTAssertEqual(try pet.value(forProperty: "mood", as: Mood.self), .calm)
        try pet.setValue(Food.dryFood, forProperty: "food")
        XCTAssertEqual(pet.food, .dryFood)
        XCTAssertEqual(try Value(Mood.veryWild).get(as: Mood.self), .veryWild)
        XCTAssertEqual(try Value([.fish, .dryFood] as Food).get(as: Food.self), [.fish, .dryFood])
        XCTAssertThrowsError(try pet.setValue(Align.end, forProperty: "mood"))
        XCTAssertThrowsError(try pet.setValue(Mood.calm, forProperty: "food")) {
            XCTAssertEqual("\($0)", "EnumerationPet.food: expected EnumerationFood, found EnumerationMood")
        }
        XCTAssertThrowsError(try Value(Mood.calm).get(as: Align.self))
        XCTAssertThrowsError(try Value("calm").get(as: Mood.self))
    }

    func testBindingsAndSignals() throws {
        let (pet, other) = (Pet(), Pet())
        let names = ["mood", "size", "food", "temper"]
        let bindings = names.map { g_object_bind_property(pet.pointer, $0, other.pointer, $0, G_BINDING_DEFAULT) }
        pet.mood = .veryWild
        pet.size = .large
        pet.food = .fish
        pet.temper = .sad
        XCTAssertEqual(other.mood, .veryWild)
        XCTAssertEqual(other.size, .large)
        XCTAssertEqual(other.food, .fish)
        XCTAssertEqual(other.temper, .sad)
        for binding in bindings { g_binding_unbind(binding) }
        var seen: [Mood] = []
        pet.changed.sink(on: pet) { _, mood in seen.append(mood) }
        pet.changed.emit(.veryWild)
        XCTAssertEqual(seen, [.veryWild])
    }

    /// An action's state is visible on D-Bus.
    func testAnActionHasTheNamesAsItsStates() {
        let pet = Pet()
        let action = PropertyAction(name: "mood", object: pet, propertyName: "mood")
        XCTAssertEqual(action.state, Variant("calm"))
        action.activate(Variant("very-wild"))
        XCTAssertEqual(pet.mood, .veryWild)
        XCTAssertEqual(action.state, Variant("very-wild"))
    }

    func testAnEnumerationWithAssociatedValuesIsBoxed() throws {
        let owner = Owner()
        XCTAssertTrue(try (owner.value(forProperty: "choice") as Value).typeName.hasPrefix("Swift_"))
        XCTAssertTrue(try (owner.value(forProperty: "optional") as Value).typeName.hasPrefix("Swift_"))
    }

    func testAStructureIsNotAnEnumeration() {
        assertTraps(saying: "Fake can't be a GEnum: expected an enumeration without associated values") {
            _ = try Value(Fake())
        }
    }

    private func nicks(_ values: UnsafeMutablePointer<GEnumValue>, count: guint) -> [String] {
        (0..<Int(count)).map { String(cString: values[$0].value_nick) }
    }

    private func names(of type: String) -> [String] {
        guard let found = g_type_class_ref(g_type_from_name(type)) else { return [] }
        defer { g_type_class_unref(found) }
        let declared = found.assumingMemoryBound(to: GEnumClass.self).pointee
        return (0..<Int(declared.n_values)).map { index in
            let value = declared.values[index]
            return "\(value.value) \(String(cString: value.value_name)) \(String(cString: value.value_nick))"
        }
    }
}

private typealias Pet = EnumerationPet
private typealias Mood = EnumerationMood
private typealias Size = EnumerationSize
private typealias Food = EnumerationFood

private enum EnumerationMood: String, CaseIterable, ValueConvertible {
    case calm
    case veryWild
}

private enum EnumerationSize: Int, CaseIterable {
    case small = -1
    case large = 10
}

private enum EnumerationTemper: String, CaseIterable, CustomStringConvertible {
    case glad, sad

    var description: String { "a temper" }
}

private struct EnumerationFood: NamedOptionSet {
    static let fish = EnumerationFood(rawValue: 1)
    static let dryFood = EnumerationFood(rawValue: 1 << 4)
    static var optionNames: KeyValuePairs<String, EnumerationFood> { ["fish": .fish, "dryFood": .dryFood] }
    let rawValue: Int
}

private final class EnumerationPet: Object, ConstructibleFromC {
    @GObjectProperty var mood = EnumerationMood.calm
    @GObjectProperty var size = EnumerationSize.small
    @GObjectProperty var temper = EnumerationTemper.glad
    @GObjectProperty var food: EnumerationFood = []
    @GObjectProperty var age = 1
    let changed = OwnSignal<EnumerationMood>()
}

private enum Choice: CaseIterable, Hashable {
    case none
    case some(Int)

    static var allCases: [Choice] { [.none, .some(1)] }
}

private final class Owner: Object {
    @GObjectProperty var choice = Choice.none
    @GObjectProperty var optional: EnumerationMood?
}

private struct Fake: CaseIterable, Hashable, ValueConvertible {
    static var allCases: [Fake] { [Fake()] }
}

extension Object {
    fileprivate var gObjectClass: UnsafeMutablePointer<GObjectClass> {
        pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
    }
}
