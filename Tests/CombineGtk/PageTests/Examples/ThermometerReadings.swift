import CombineModel

/// The latest reading of a thermometer, whose C library calls a function on its own thread.
final class ThermometerReadings: Sendable {
    let celsius = CurrentValueRelay<Double?>(nil)

    init() {
        thermometer_start(
            { celsius, data in
                guard let data else { return }
                Unmanaged<CurrentValueRelay<Double?>>.fromOpaque(data).takeUnretainedValue().accept(celsius)
            },
            Unmanaged.passUnretained(celsius).toOpaque()
        )
    }

    deinit {
        thermometer_stop()  // Waits for the last call of the function.
    }
}
