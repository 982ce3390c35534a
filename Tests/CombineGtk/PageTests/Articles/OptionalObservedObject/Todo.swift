import Combine

final class Todo: ObservableObject {
    @Published var title: String

    init(title: String) {
        self.title = title
    }
}
