import Observation

/// A recipe with its text.
struct Recipe: Identifiable, Equatable, Sendable {
    let name: String
    let text: String
    var id: String { name }
}

/// The list of recipes and the selected recipe.
@MainActor
@Observable
final class RecipesViewModel {
    private(set) var recipes = [
        Recipe(name: "Pancakes", text: "Whisk the eggs with milk and flour. Fry until golden."),
        Recipe(name: "Tomato Soup", text: "Roast the tomatoes. Add broth and simmer for 20 minutes."),
        Recipe(name: "Apple Pie", text: "Fill the crust with apples. Bake for 50 minutes."),
    ]
    var selection: Recipe.ID? = "Pancakes"

    /// The selected recipe.
    var selected: Recipe? { recipes.first { $0.id == selection } }
}
