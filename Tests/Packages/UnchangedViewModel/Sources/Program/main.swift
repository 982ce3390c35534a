import Combine
import Foundation
import ViewModel

// Runs the view model until each of its streams has sent a value. The addresses contain the forecasts.
let notifications = NotificationCenter()
let model = WeatherViewModel(
    address: { URL(string: "data:application/json,%7B%22summary%22:%22Rain%20in%20\($0)%22%7D") },
    notifications: notifications
)
model.city = "Bergen"
notifications.post(name: .forecastsAreOutdated, object: nil)

let deadline = Date(timeIntervalSinceNow: 20)
@MainActor func isDone() -> Bool {
    model.forecast?.summary == "Rain in Bergen" && model.isOutdated && model.clock > .distantPast
}
while !isDone(), Date() < deadline { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
guard isDone() else {
    print("The view model did not change as it should: \(String(describing: model.forecast)), \(model.isOutdated)")
    exit(1)
}
print("The view model compiles and works unchanged.")
