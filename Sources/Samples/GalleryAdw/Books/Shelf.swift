/// A section of the list of books. The sections appear in the order of the cases.
enum Shelf: Comparable {
    case toRead
    case finished

    var title: String {
        switch self {
        case .toRead: "To Read"
        case .finished: "Finished"
        }
    }
}
