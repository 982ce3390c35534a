import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Binds, sets, types, cancels, drops and binds again at random, within handlers too, and compares with a simple model.
///
/// `COMBINEGTK_RANDOM_OPERATIONS` says how many operations, 100,000 unless set; `COMBINEGTK_RANDOM_SEED` where they start,
/// which a failure names.
@MainActor
final class RandomOperationsTests: GtkTestCase {
    func testRandomOperations() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_RANDOM_OPERATIONS"].flatMap { Int($0) } ?? 100_000
        let seed = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        // The first of each class makes what is kept for ever.
        for number in 0..<4 { _ = RandomBindingTarget(number) {} }
        assertNoLeaks {
            let operations = RandomOperations(seed: seed)
            for number in 0..<count {
                if let difference = operations.step() {
                    return XCTFail("seed \(seed), operation \(number): \(difference)")
                }
            }
        }
    }
}

/// The objects under test, and what they should be.
@MainActor
private final class RandomOperations {
    /// A binding, as the model knows it.
    private struct Bound {
        let relay: Int
        let isTwoWay: Bool
        let disposable: any Disposable
    }

    private var generator: SeededGenerator
    private var targets: [RandomBindingTarget?] = Array(repeating: nil, count: 8)
    private var relays: [CurrentValueRelay<String>?] = Array(repeating: nil, count: 4)
    private let bindingCount = LiveCount.bindings

    // The model.
    private var texts = Array(repeating: "", count: 8)
    private var values = Array(repeating: "", count: 4)
    private var bound: [Int: Bound] = [:]

    /// Whether the next handler that is called is to do something at random.
    private var isArmed = false
    /// Whether one has, so that the order of things decides what the outcome is.
    private var wasNested = false
    private var description = ""
    /// How often each target's text changed during the operation.
    private var changes = Array(repeating: 0, count: 8)
    private var emissions = Array(repeating: 0, count: 4)
    private var sinks: [Int: AnyCancellable] = [:]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        for index in targets.indices { makeTarget(index) }
        for index in relays.indices { makeRelay(index) }
    }

    /// Does one operation; returns what is not as it should be, if anything.
    func step() -> String? {
        isArmed = generator.int(below: 4) == 0
        wasNested = false
        description = ""
        changes = Array(repeating: 0, count: 8)
        emissions = Array(repeating: 0, count: 4)
        operate()
        isArmed = false
        return wasNested ? differenceAfterNesting() : difference()
    }

    // MARK: Operations

    private func operate() {
        let target = generator.int(below: targets.count)
        let relay = generator.int(below: relays.count)
        // Few different texts, so that equal ones meet.
        let text = ["", "a", "b", "ab", "abc"][generator.int(below: 5)]
        let choice = generator.int(below: 1000)
        description += " \(choice):\(target)/\(relay)/“\(text)”"
        switch choice {
        case 0..<300: setRelay(relay, text)
        case 300..<550: setTarget(target, text)
        case 550..<700: type(target, text)
        case 700..<850: bind(target, relay, isTwoWay: true)
        case 850..<910: bind(target, relay, isTwoWay: false)
        case 910..<970: unbind(target)
        case 970..<985: makeTarget(target)
        default: makeRelay(relay)
        }
    }

    private func setRelay(_ relay: Int, _ text: String) {
        send(relay, text)
        relays[relay]?.accept(text)
    }

    private func setTarget(_ target: Int, _ text: String) {
        show(target, text)
        // A handler may drop it meanwhile.
        guard let object = targets[target] else { return }
        withExtendedLifetime(object) { object.set(text) }
    }

    private func type(_ target: Int, _ text: String) {
        guard let object = targets[target] else { return }
        withExtendedLifetime(object) { object.type(text) }
        // What it comes to is the class's business, and so is whether there was another text meanwhile.
        if let text = targets[target]?.get() { show(target, text, hasChanged: changes[target] > 0) }
    }

    private func bind(_ target: Int, _ relay: Int, isTwoWay: Bool) {
        texts[target] = values[relay]
        guard let object = targets[target], let source = relays[relay] else { return }
        // Known first, as binding may call a handler that looks at it; the disposable of the former one is no loss.
        let disposable = withExtendedLifetime((object, source)) {
            isTwoWay ? object.bind(source) : object.drive(source)
        }
        if targets[target] === object, relays[relay] === source, !disposable.isDisposed {
            bound[target] = Bound(relay: relay, isTwoWay: isTwoWay, disposable: disposable)
        }
    }

    private func unbind(_ target: Int) {
        bound.removeValue(forKey: target)?.disposable.dispose()
    }

    private func makeTarget(_ target: Int) {
        bound[target] = nil
        texts[target] = ""
        targets[target] = nil
        targets[target] = RandomBindingTarget(target) { [weak self] in
            self?.changes[target] += 1
            self?.handle()
        }
    }

    private func makeRelay(_ relay: Int) {
        bound = bound.filter { $0.value.relay != relay }
        values[relay] = ""
        sinks[relay] = nil
        relays[relay] = nil
        let new = CurrentValueRelay("")
        relays[relay] = new
        sinks[relay] = new.dropFirst().sink { [weak self] _ in
            self?.emissions[relay] += 1
            self?.handle()
        }
    }

    /// Called by every handler.
    private func handle() {
        guard isArmed else { return }
        isArmed = false
        wasNested = true
        operate()
    }

    // MARK: The model

    private func send(_ relay: Int, _ text: String) {
        values[relay] = text
        for (target, bound) in bound where bound.relay == relay { texts[target] = text }
    }

    private func show(_ target: Int, _ text: String, hasChanged: Bool = false) {
        if texts[target] == text, !hasChanged { return }
        texts[target] = text
        if let bound = bound[target], bound.isTwoWay { send(bound.relay, text) }
    }

    // MARK: Comparing

    private func difference() -> String? {
        for (index, target) in targets.enumerated() {
            guard let target else { continue }
            if target.get() != texts[index] {
                return "target \(index) has “\(target.get())”, not “\(texts[index])”, after\(description)"
            }
            if changes[index] > 2 { return "target \(index) changed \(changes[index]) times after\(description)" }
        }
        for (index, relay) in relays.enumerated() where relay?.value != values[index] {
            return "relay \(index) has “\(relay?.value ?? "")”, not “\(values[index])”, after\(description)"
        }
        for (index, count) in emissions.enumerated() where count > 2 {
            return "relay \(index) sent \(count) times after\(description)"
        }
        return bindingDifference()
    }

    /// What must hold whatever the order: both sides of a two-way binding agree. The rest is taken over as it is.
    private func differenceAfterNesting() -> String? {
        bound = bound.filter { !$0.value.disposable.isDisposed }
        for (index, bound) in bound where bound.isTwoWay {
            guard let text = targets[index]?.get(), let value = relays[bound.relay]?.value else { continue }
            if text != value {
                return "target \(index) has “\(text)” and its relay \(bound.relay) “\(value)” after\(description)"
            }
        }
        texts = targets.map { $0?.get() ?? "" }
        values = relays.map { $0?.value ?? "" }
        return bindingDifference()
    }

    private func bindingDifference() -> String? {
        if let (index, _) = bound.first(where: { $0.value.disposable.isDisposed }) {
            return "the binding of target \(index) has ended after\(description)"
        }
        let count = LiveCount.bindings - bindingCount
        return count == bound.count ? nil : "\(count) bindings, not \(bound.count), after\(description)"
    }
}
