import CombineGtk

enum Mood: String, CaseIterable, ValueConvertible {
    case calm
    case veryWild
}

struct Food: NamedOptionSet {
    static let fish = Food(rawValue: 1 << 0)
    static let dryFood = Food(rawValue: 1 << 1)
    static var optionNames: KeyValuePairs<String, Food> { ["fish": .fish, "dryFood": .dryFood] }
    let rawValue: Int
}

final class Pet: Object, ConstructibleFromC {
    @GObjectProperty var mood = Mood.calm
    @GObjectProperty var food: Food = []
}

@MainActor
func makePet() throws -> Pet {
    let content = """
        <interface>
          <object class="Pet" id="pet">
            <property name="mood">very-wild</property>
            <property name="food">fish|dry-food</property>
          </object>
        </interface>
        """
    let builder = try Builder(Interface(file: "pet.ui", content: content), classes: [Pet.self])
    let pet = try builder.object("pet", as: Pet.self)
    try pet.setValue(Mood.calm, forProperty: "mood")
    return pet
}
