import CombineModel

/// A letter that the user is writing.
final class LetterDraft: ObservableObject {
    @Published var recipient = ""
    @Published var attachments: [String] = []
}

extension LetterDraft: StateRestoring {
    var restoredProperties: [RestoredProperty] {
        [
            RestoredProperty("recipient", of: self, \.recipient),
            RestoredProperty("attachments", of: self, \.attachments),
        ]
    }
}
