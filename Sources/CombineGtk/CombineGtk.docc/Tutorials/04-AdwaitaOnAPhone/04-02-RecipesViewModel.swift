import CombineModel

/// A recipe with its text.
struct Recipe: Identifiable, Equatable, Sendable {
    let name: String
    let text: String
    var id: String { name }
}

/// The list of recipes and the selected recipe.
@MainActor
final class RecipesViewModel: ObservableObject {
    @Published private(set) var recipes = [
        Recipe(name: "Pancakes", text: "Whisk the eggs with milk and flour. Fry until golden."),
        Recipe(name: "Tomato Soup", text: "Roast the tomatoes. Add broth and simmer for 20 minutes."),
        Recipe(name: "Apple Pie", text: "Fill the crust with apples. Bake for 50 minutes."),
    ]
    @Published var selection: Recipe.ID? = "Pancakes"

    /// The selected recipe.
    var selected: some Publisher<Recipe, Never> {
        $recipes.combineLatest($selection) { recipes, selection in
            recipes.first { $0.id == selection }
        }
        .compactMap { $0 }
    }
}
