import Combine
import Observation
import Synchronization

final class Model: ObservableObject {
    @Published var number = 1
}

let model = Model()
let subject = CurrentValueSubject<Int, Never>(2)
precondition(model.number + subject.value == 3)

let changes = Mutex(0)
withObservationTracking {
    trackingPublished { _ = model.number + subject.value }
} onChange: {
    changes.withLock { $0 += 1 }
}
model.number = 3
precondition(changes.withLock { $0 } == 1)

var heard: [Int] = []
let subscription = model.$number.combineLatest(subject, +).sink { heard.append($0) }
subject.value = 4
precondition(heard == [5, 7])
subscription.cancel()
print("A static executable observes and publishes.")
