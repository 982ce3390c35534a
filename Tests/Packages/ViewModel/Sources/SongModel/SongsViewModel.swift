import Combine
import CombineModel

public struct Song: Identifiable, Equatable {
    public let id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// A view model without isolation, as older apps have them.
public final class SongsViewModel: ObservableObject {
    @Published public var songs: [Song] = []
    @Published public var sort = [SortKey<Song>(\.title)]
    @Published public var first: Song?

    public init() {
        $songs.combineLatest($sort).map { songs, sort in songs.sorted(by: sort).first }.assign(to: &$first)
    }

    public var arranged: some Publisher<[Song], Never> {
        $songs.arranged(by: $sort.map { Arrangement(sortedBy: $0) })
    }

    public func reverse() {
        sort = [SortKey(\.title, .descending), SortKey(\.id) { $0 > $1 }]
    }
}
