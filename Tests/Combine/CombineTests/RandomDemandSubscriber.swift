import Combine
import CombineTesting
import TestSupport

/// A subscriber that requests random numbers of values and records violations of the publisher's contract.
final class RandomDemandSubscriber: Subscriber {
    /// The behavior of a subscriber, which includes its demand and the time of its cancellation.
    struct Behavior: CustomStringConvertible {
        var isUnlimited: Bool
        var maximumRequest: Int
        var answersWithDemand: Bool
        var requestsWithinValues: Bool
        var cancelsAfter: Int?
        var cancelsWithinValue: Bool

        init(using generator: inout SeededGenerator) {
            isUnlimited = generator.int(in: 0...2) == 0
            maximumRequest = generator.int(in: 1...5)
            answersWithDemand = generator.bool()
            requestsWithinValues = generator.int(in: 0...3) == 0
            cancelsAfter = generator.int(in: 0...3) == 0 ? generator.int(in: 1...8) : nil
            cancelsWithinValue = generator.bool()
        }

        var description: String {
            isUnlimited
                ? "unlimited, cancelling after \(cancelsAfter as Any)"
                : "up to \(maximumRequest), answering \(answersWithDemand), within \(requestsWithinValues), "
                    + "cancelling after \(cancelsAfter as Any), within \(cancelsWithinValue)"
        }
    }

    let behavior: Behavior
    private(set) var values: [Int] = []
    private(set) var completion: Subscribers.Completion<TestError>?
    private(set) var violations: [String] = []
    private(set) var isCancelled = false

    private var generator: SeededGenerator
    private var subscription: (any Subscription)?
    private var outstanding = 0

    init(_ behavior: Behavior, generator: SeededGenerator) {
        self.behavior = behavior
        self.generator = generator
    }

    var isOver: Bool { completion != nil || isCancelled }

    func receive(subscription: any Subscription) {
        if completion != nil { violations.append("a subscription after the completion") }
        if self.subscription != nil { violations.append("a second subscription") }
        self.subscription = subscription
        if behavior.isUnlimited { subscription.request(.unlimited) } else if generator.bool() { request() }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        if completion != nil { violations.append("\(input) after the completion") }
        if isCancelled { violations.append("\(input) after cancelling") }
        values.append(input)
        if values.count == behavior.cancelsAfter, behavior.cancelsWithinValue {
            cancel()
            return .none
        }
        if behavior.isUnlimited { return .none }
        if outstanding == 0 { violations.append("\(input) without demand") }
        outstanding -= 1
        if behavior.requestsWithinValues, generator.bool() { request() }
        guard behavior.answersWithDemand, !isOver else { return .none }
        let more = generator.int(in: 0...2)
        outstanding += more
        return .max(more)
    }

    func receive(completion: Subscribers.Completion<TestError>) {
        if self.completion != nil { violations.append("a second completion") }
        self.completion = completion
        subscription = nil
    }

    private func request() {
        let more = generator.int(in: 1...behavior.maximumRequest)
        outstanding += more
        subscription?.request(.max(more))
    }

    /// Cancels after the chosen number of values. Otherwise, requests more values if all requested values have arrived.
    /// Returns true only if more values were requested.
    func proceed() -> Bool {
        if isOver { return false }
        if let count = behavior.cancelsAfter, values.count >= count {
            cancel()
            return false
        }
        if behavior.isUnlimited || outstanding > 0 { return false }
        request()
        return true
    }

    private func cancel() {
        isCancelled = true
        let cancelled = subscription
        subscription = nil
        cancelled?.cancel()
    }
}
