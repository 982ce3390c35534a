import CombineModel
import CombineTesting
import Testing

@MainActor
struct LifetimeEndPublisherTests {
    @Test func publishesOnceWhenTheObjectIsDeallocated() {
        let subscriber: TestSubscriber<Void, Never>
        do {
            let owner = Owner()
            subscriber = TestSubscriber()
            LifetimeEndPublisher(of: owner).subscribe(subscriber)
            #expect(subscriber.values.count == 0)
        }
        #expect(subscriber.values.count == 1)
        #expect(subscriber.completions.count == 1)
    }

    @Test func cancellingRemovesTheStoredCancellable() {
        let owner = Owner()
        let sink = LifetimeEndPublisher(of: owner).sink {}
        #expect(owner.cancellables.count == 1)
        sink.cancel()
        #expect(owner.cancellables.isEmpty)
    }

    @Test func publishesImmediatelyForADeallocatedObject() {
        let publisher = LifetimeEndPublisher(of: Owner())
        let subscriber = TestSubscriber<Void, Never>()
        publisher.subscribe(subscriber)
        #expect(subscriber.values.count == 1)
    }
}
