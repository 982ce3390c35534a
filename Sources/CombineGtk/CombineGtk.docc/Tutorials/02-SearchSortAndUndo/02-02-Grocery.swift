/// A grocery item.
struct Grocery: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var count = 1
}
