import CombineGtk
import Dispatch

final class ThermometerPanel: Box {
    private let readings = ThermometerReadings()
    let label = Label("")
    let calibrate = Button("Calibrate")

    init() {
        super.init(orientation: .vertical, spacing: 12)
        append(label)
        append(calibrate)
        label.reactive.label
            <~ readings.celsius.receive(on: MainContext.default).map { celsius in celsius.map { "\($0) °C" } ?? "–" }
        calibrate.clicked.sink(on: self) { panel in
            panel.calibrate.isSensitive = false
            let offset = await measureOffset()
            panel.calibrate.isSensitive = true
            panel.label.label = "Offset \(offset)"
        }
    }
}

/// Calls a C function that blocks for a while, on another thread.
func measureOffset() async -> Int32 {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: thermometer_measure_offset()) }
    }
}
