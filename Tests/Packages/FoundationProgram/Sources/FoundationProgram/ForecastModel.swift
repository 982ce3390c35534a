import Combine
import Foundation

/// An error with a text for the user, as in an app for iOS.
enum ForecastError: LocalizedError {
    case missing

    var errorDescription: String? { "There is no forecast." }
    var recoverySuggestion: String? { "Try again tomorrow." }
}

/// A weather forecast, loaded as in a view model for iOS.
@MainActor
final class ForecastModel: ObservableObject {
    struct Forecast: Decodable {
        let summary: String
        let date: Date
    }

    @Published private(set) var text = ""

    func load(_ address: URL) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        URLSession.shared.dataTaskPublisher(for: address)
            .map(\.data)
            .decode(type: Forecast.self, decoder: decoder)
            // The closures below are isolated to the main actor, as the class is.
            .receive(on: DispatchQueue.main)
            .map { "\($0.summary) on \($0.date.formatted(.iso8601.year().month().day()))" }
            .catch { Just("\($0)") }
            .assign(to: &$text)
    }
}
