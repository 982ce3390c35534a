import CombineGtk

final class CountdownWindow: Window {
    let start = Button("Start")
    let find = Button("Find Primes")

    init() {
        super.init()
        title = "Countdown"
        child = Box.vertical(spacing: 12) {
            start
            find
        }
        // The window stays responsive: the main loop runs while the task sleeps.
        start.clicked.sink(on: self) { window in await window.countDown() }
        find.clicked.sink(on: self) { window in await window.findPrimes() }
    }

    private func countDown() async {
        start.isSensitive = false
        for number in (1...3).reversed() {
            start.label = "\(number)"
            try? await Task.sleep(for: .seconds(1))
        }
        start.label = "Start"
        start.isSensitive = true
    }

    private func findPrimes() async {
        // The detached task doesn't run on the main actor.
        let count = await Task.detached {
            (2..<20_000).count { number in !(2..<number).contains { number.isMultiple(of: $0) } }
        }.value
        find.label = "\(count) primes"
    }
}
