import CombineModel

final class TodoSelection: ObservableObject {
    @OptionalObservedObject var selected: Todo?

    var title: String { selected?.title ?? "Nothing selected" }
}
