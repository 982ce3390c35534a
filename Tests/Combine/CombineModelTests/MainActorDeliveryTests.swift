import CombineTesting
import Dispatch
import TestSupport
import Testing

@testable import CombineModel

@MainActor
struct MainActorDeliveryTests {
    @Test func aValueFromTheMainActorIsDeliveredImmediately() {
        let recorder = Recorder<Int>()
        let delivery = MainActorDelivery<Int> { recorder.values.append($0) }
        delivery.send(1)
        #expect(recorder.values == [1])
    }

    @Test func valuesFromAnotherThreadArriveInOrderBeforeLaterValues() async {
        let recorder = Recorder<Int>()
        let delivery = MainActorDelivery<Int> { recorder.values.append($0) }
        onAnotherThread {
            for value in 0..<100 { delivery.send(value) }
            delivery.afterValues { recorder.values.append(-1) }
        }
        #expect(recorder.values == [])
        delivery.send(100)
        #expect(recorder.values == Array(0..<100) + [-1, 100])
    }

    @Test func nothingArrivesAfterTheEnd() async {
        let recorder = Recorder<Int>()
        let delivery = MainActorDelivery<Int> { recorder.values.append($0) }
        onAnotherThread { delivery.send(1) }
        delivery.end()
        delivery.send(2)
        delivery.afterValues { recorder.values.append(3) }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(recorder.values == [])
    }

    @Test func waitingValuesAreReleasedAtTheEnd() {
        weak var released: Token?
        let delivery = MainActorDelivery<Token> { _ in }
        do {
            let token = Token()
            released = token
            // The other thread can release the closure later, so the closure doesn't retain the token.
            withExtendedLifetime(token) {
                onAnotherThread { [weak token] in if let token { delivery.send(token) } }
            }
        }
        #expect(released != nil)
        delivery.end()
        #expect(released == nil)
    }

    @Test func followsAPublisherUntilItIsCancelled() {
        let (subject, recorder) = (PassthroughSubject<Int, Failure>(), Recorder<Int>())
        let completions = Recorder<Subscribers.Completion<Failure>>()
        let delivery = MainActorDelivery<Int> { recorder.values.append($0) }
        let following = delivery.follow(subject) { completions.values.append($0) }
        subject.send(1)
        subject.send(completion: .failure(.expected))
        #expect(recorder.values == [1])
        #expect(completions.values == [.failure(.expected)])
        following.cancel()
    }
}
