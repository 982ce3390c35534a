import CombineModel

/// An object that stores cancellables.
@MainActor
final class Owner: Storable {
    var cancellables: Set<AnyCancellable> = []
    var values: [Int] = []
    var number = 0
    var text: String? = ""

    nonisolated init() {}
}

enum Failure: Error {
    case expected
}
