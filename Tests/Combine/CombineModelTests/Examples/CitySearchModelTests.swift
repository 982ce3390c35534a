import CombineModel
import CombineTesting
import Testing

@MainActor
struct CitySearchModelTests {
    @Test func searchesWhenTheUserPauses() async {
        let clock = VirtualTimeScheduler()
        let model = CitySearchModel(scheduler: clock) { query in [City(name: "\(query) East")] }
        model.query = "Os"
        clock.advance(by: .milliseconds(299))
        #expect(model.search == nil)
        model.query = "Oslo"
        clock.advance(by: .milliseconds(300))
        await model.search?.value
        #expect(model.cities == [City(name: "Oslo East")])
    }

    @Test func requestsOneValueAtATime() {
        let numbers = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        numbers.map { $0 * 2 }.subscribe(subscriber)
        numbers.send(21)
        #expect(subscriber.values == [42])
        #expect(numbers.requests == [.max(1)])
        subscriber.cancel()
        #expect(numbers.cancelCount == 1)
    }
}
