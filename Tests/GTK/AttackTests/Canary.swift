import CGtk
import CombineGtk

/// An object whose state must exist exactly as long as its C object.
final class Canary: Adjustment {
    /// The number of instances that exist.
    static var count = 0

    let number: Int
    /// Separately allocated memory. Sanitizers detect its use after it was freed, and the test itself probably does
    /// too.
    let text: [String]

    init(_ number: Int) {
        self.number = number
        text = ["canary", String(number)]
        super.init(properties: ["upper": 1_000_000_000.0])
        Canary.count += 1
        Finalization.watch(self)
    }

    isolated deinit {
        Canary.count -= 1
    }

    /// Returns a Boolean value that indicates whether the state is that of the canary with the given number.
    func isIntact(_ number: Int) -> Bool {
        self.number == number && text == ["canary", String(number)]
    }
}

/// A container with state.
final class Page: Box {
    let number: Int
    let text: [String]

    init(_ number: Int, child: Widget) {
        self.number = number
        text = ["page", String(number)]
        super.init(properties: [:])
        append(child)
        Finalization.watch(self)
    }

    func isIntact(_ number: Int) -> Bool {
        self.number == number && text == ["page", String(number)]
    }
}
