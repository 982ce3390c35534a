import Combine
import Foundation

extension Notification.Name {
    public static let forecastsAreOutdated = Notification.Name("ForecastsAreOutdated")
}

/// A view model as you would write it for iOS.
@MainActor
public final class WeatherViewModel: ObservableObject {
    public struct Forecast: Decodable, Equatable, Sendable {
        public let summary: String
    }

    @Published public var city = ""
    @Published public private(set) var forecast: Forecast?
    @Published public private(set) var clock = Date.distantPast
    @Published public private(set) var isOutdated = false

    private var cancellables: Set<AnyCancellable> = []

    public init(
        address: @escaping (_ city: String) -> URL?,
        notifications: NotificationCenter = .default,
        session: URLSession = .shared
    ) {
        $city
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .debounce(for: .milliseconds(50), scheduler: RunLoop.main)
            .compactMap(address)
            .map { session.dataTaskPublisher(for: $0) }
            .switchToLatest()
            .map(\.data)
            .decode(type: Forecast.self, decoder: JSONDecoder())
            .map(Optional.some)
            .replaceError(with: nil)
            .receive(on: DispatchQueue.main)
            .assign(to: &$forecast)

        Timer.publish(every: 0.05, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] in self?.clock = $0 }
            .store(in: &cancellables)

        notifications.publisher(for: .forecastsAreOutdated)
            .map { _ in true }
            .receive(on: OperationQueue.main)
            .sink { [weak self] in self?.isOutdated = $0 }
            .store(in: &cancellables)
    }
}
