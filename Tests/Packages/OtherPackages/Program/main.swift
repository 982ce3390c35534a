import Alamofire
import Combine
import CombineExt
import CombineSchedulers
import Entwine
import EntwineTest
import Foundation

struct Missing: Error {}

// Members that both Combine and CombineExt declare.
var values: [Int] = []
var subscriptions: Set<AnyCancellable> = []
Optional(1).publisher.sink { values.append($0) }.store(in: &subscriptions)
Optional<Int>.values(of: 2).sink { values.append($0) }.store(in: &subscriptions)
Just(3).flatMap { Result<Int, Missing>.Publisher($0) }.replaceError(with: 0)
    .sink { values.append($0) }.store(in: &subscriptions)
Just(Fail<Int, Missing>(error: Missing())).switchToLatest().replaceError(with: 4)
    .sink { values.append($0) }.store(in: &subscriptions)

// Members that only one of them declares.
let relay = CurrentValueRelay(5)
relay.sink { values.append($0) }.store(in: &subscriptions)
precondition(CountedSink([1, 2].publisher).count == 2)
let scheduler: AnySchedulerOf<DispatchQueue> = .main
UIScheduler.shared.schedule { values.append(6) }
let subscriber = RecordingSubscriber<(Int, String), Never>()
["a", "b"].publisher.numbered().receive(on: TrampolineScheduler()).subscribe(subscriber)
precondition(subscriber.values.map(\.0) == [0, 1])
precondition(values == [1, 2, 3, 4, 5, 6], "\(values)")

// Nothing listens on this port.
let request = DataRequest(URL(string: "http://127.0.0.1:1")!, session: .uncached)
for await data in request.publishData().values { precondition(data.isEmpty) }

let ticks = DispatchQueue.global().countTicks(every: .milliseconds(1))
let deadline = ContinuousClock.now + .seconds(20)
while ticks() < 3 {
    precondition(.now < deadline, "expected 3 ticks within 20 seconds, found \(ticks())")
    await Task.yield()
}
var count = 0
for await _ in scheduler.ticks(every: .milliseconds(1)) {
    count += 1
    if count == 3 { break }
}
print("Packages written for Apple's Combine work together.")
