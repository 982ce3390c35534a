import CombineFoundation
import CombineGtk
import Foundation

struct Place: Codable, Transferable {
    var name: String
    var link: URL

    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [
            .codable(Place.self, "application/x-place+json", encoder: JSONEncoder(), decoder: JSONDecoder()),
            .proxy { (place: Place) in File(uri: place.link.absoluteString) },
        ]
    }
}
