import CombineGtk

/// A type of the tests' own, which other programs get as text.
struct Card: Transferable, Equatable {
    struct Refusal: Error {}

    var title: String
    /// Does not travel to other programs.
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

/// An object of the tests' own, which stays in the program.
final class Folder: Transferable {}
