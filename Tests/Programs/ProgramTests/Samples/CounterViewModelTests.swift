import Combine
import Counter
import Testing

struct CounterViewModelTests {
    @Test func countsUpAndDown() {
        let model = CounterViewModel()
        var texts: [String] = []
        let subscription = model.countText.sink { texts.append($0) }
        model.increment()
        model.increment()
        model.decrement()
        model.reset()
        #expect(texts == ["0", "1", "2", "1", "0"])
        subscription.cancel()
    }

    @Test func stopsAtZero() {
        let model = CounterViewModel()
        model.decrement()
        #expect(model.count == 0)
        model.increment()
        model.decrement()
        model.decrement()
        #expect(model.count == 0)
    }

    @Test func isAboveZeroFollowsCount() {
        let model = CounterViewModel()
        var states: [Bool] = []
        let subscription = model.isAboveZero.sink { states.append($0) }
        model.increment()
        model.increment()
        model.reset()
        #expect(states == [false, true, true, false])
        subscription.cancel()
    }

    @Test func publishesBeforeChange() {
        let model = CounterViewModel()
        var counts: [Int] = []
        let subscription = model.objectWillChange.sink { counts.append(model.count) }
        model.increment()
        model.increment()
        #expect(counts == [0, 1])
        subscription.cancel()
    }
}
