import CombineGtk

final class ThermometerWindow: ApplicationWindow {
    let reading = Label()
    let status = Label()
    let refresh = Button(label: "Measure")

    var number = 0 {
        didSet { reading.label = "\(number) °C" }
    }

    init(application: Application?, thermometer: Thermometer) {
        super.init(application: application)
        let box = Box(orientation: .vertical, spacing: 12)
        box.append(reading)
        box.append(status)
        box.append(refresh)
        child = box

        let numbers = thermometer.numbers
        numbers.assign(to: \.number, on: self)
        numbers.filter { $0 > 30 }.sink(on: self) { window, value in window.status.label = "\(value) °C is hot" }
        refresh.clicked.sink(on: self) { window in window.show(thermometer.request) }
    }

    private func show(_ request: AnyPublisher<Int, SensorError>) {
        request.sink(
            on: self,
            receiveCompletion: { window, completion in
                if case .failure(let error) = completion { window.status.label = error.reason }
            },
            receiveValue: { window, value in
                window.status.label = "Measured \(value) °C"
            }
        )
    }
}
