import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

@MainActor
final class StorageArticleTests: GtkTestCase {
    private let numbers = PassthroughSubject<Int, Never>()
    private var answers: [Result<Int, SensorError>] = []

    private func makeThermometer() -> Thermometer {
        let request = Deferred { [self] in answers.removeFirst().publisher }
        return Thermometer(numbers: numbers.eraseToAnyPublisher(), request: request.eraseToAnyPublisher())
    }

    func testValuesAndCompletionReachTheWindow() {
        answers = [.success(21), .failure(SensorError(reason: "The sensor is off"))]
        let window = ThermometerWindow(application: nil, thermometer: makeThermometer())
        let user = User(window)
        user.click(window.refresh)
        XCTAssertEqual(window.status.label, "Measured 21 °C")
        user.click(window.refresh)
        XCTAssertEqual(window.status.label, "The sensor is off")
    }

    func testAssignsToObjectAndModel() {
        let thermometer = makeThermometer()
        let window = ThermometerWindow(application: nil, thermometer: thermometer)
        numbers.send(20)
        XCTAssertEqual(window.reading.label, "20 °C")
        XCTAssertEqual(thermometer.number, 20)
        numbers.send(31)
        XCTAssertEqual(window.status.label, "31 °C is hot")
    }

    func testFinishedSubscriptionsAreRemovedFromSet() {
        answers = [.success(21), .success(22)]
        let window = ThermometerWindow(application: nil, thermometer: makeThermometer())
        let user = User(window)
        let count = window.cancellables.count
        user.click(window.refresh)
        user.click(window.refresh)
        XCTAssertEqual(window.cancellables.count, count)
    }

    func testReleasesAllObjects() {
        weak var released: Thermometer?
        do {
            let thermometer = makeThermometer()
            released = thermometer
            assertFreed {
                let window = ThermometerWindow(application: nil, thermometer: thermometer)
                window.present()
                numbers.send(20)
                window.close()
                return window
            }
        }
        XCTAssertNil(released, "a model that assigns to itself isn't a cycle")
        numbers.send(21)
    }
}
