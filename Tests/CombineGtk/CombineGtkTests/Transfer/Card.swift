import CombineGtk

/// A value that other programs receive as text.
struct Card: Transferable, Equatable {
    struct Refusal: Error {}

    var title: String
    /// This property isn't transferred to other programs.
    var isMarked = false

    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [
            .data(
                "application/x-card",
                encode: { (card: Card) in
                    if card.title == "unwritable" { throw Refusal() }
                    return Array(card.title.utf8)
                },
                decode: { bytes in
                    let title = String(decoding: bytes, as: UTF8.self)
                    if title == "unreadable" { throw Refusal() }
                    return Card(title: title)
                }
            ),
            .proxy { (card: Card) in card.title },
        ]
    }
}

/// An object that is only transferred within the program.
final class Folder: Transferable {}
