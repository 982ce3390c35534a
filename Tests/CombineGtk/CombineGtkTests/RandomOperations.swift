import CGtk
@_spi(Binding) import CombineGtk
import TestSupport

/// Bindings between texts that are changed at random and compared with a simple model.
@MainActor
final class RandomOperations {
    /// The object that cancels a binding.
    private enum Keeper {
        case disposable(any Disposable)
        case set(Set<AnyCancellable>)
        case composite(CompositeDisposable)
    }

    /// A binding by `<~` or `<~>`.
    private struct Bound {
        let relay: Int
        let isTwoWay: Bool
        let disposable: any Disposable
        /// The object that cancels the binding when it's released or disposed of.
        let keeper: Keeper
    }

    /// A subscription by `sink(on:)` or `assign(to:on:)`. A target can have several of them.
    private struct Follower {
        let relay: Int
        let target: Int
        let cancellable: any Cancellable
    }

    /// A GObject binding between two targets.
    private struct Link {
        let source: Int
        let target: Int
        let isBidirectional: Bool
        let binding: OpaquePointer

        /// Returns the target that this link updates when the given target changes, or nil.
        func follower(of other: Int) -> Int? {
            if other == source { return target }
            return isBidirectional && other == target ? source : nil
        }
    }

    private struct Weak {
        weak var object: Object?
    }

    private var generator: SeededGenerator
    private var targets: [RandomBindingTarget?] = Array(repeating: nil, count: 8)
    private var relays: [RandomBindingSource?] = Array(repeating: nil, count: 4)
    private var weakObjects: [Weak] = []
    private let weakPointer = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
    private let bindingCount = LiveCount.bindings
    private let aliveCount = RandomBindingTarget.alive
    /// The cases in which setting the text to its current value emits `notify`. Each case consists of the class,
    /// whether the text is empty, and the way of setting it.
    private let notifying: Set<[Int]>

    // The state of the simple model.
    private var texts = Array(repeating: "", count: 8)
    private var values = Array(repeating: "", count: 4)
    private var bound: [Int: Bound] = [:]
    private var followers: [Int: Follower] = [:]
    private var links: [Int: Link] = [:]
    /// The links that are forwarding a text. GObject ignores changes that occur meanwhile.
    private var busyLinks: Set<Int> = []
    private var isLinking = false
    private var number = 0

    /// A Boolean value that indicates whether the next handler that is called should perform a random operation.
    private var isArmed = false
    /// A Boolean value that indicates whether the result depends on the order of events, for example because a handler
    /// performed an operation.
    private var isLoose = false
    private var handlerCalls = 0
    private var steps = 0
    /// The latest operation, followed by operations that handlers performed.
    private(set) var description = ""
    /// The number of changes of each target's text during the latest operation.
    private var changes = Array(repeating: 0, count: 8)
    private var emissions = Array(repeating: 0, count: 4)
    private var sinks: [Int: AnyCancellable] = [:]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        var notifying: Set<[Int]> = []
        for kind in 0..<4 {
            for (isEmpty, text) in ["a", ""].enumerated() {
                for isLinked in [false, true]
                where RandomBindingTarget.notifiesOfEqual(kind, text, isLinked: isLinked) {
                    notifying.insert([kind, isEmpty, isLinked ? 1 : 0])
                }
            }
        }
        self.notifying = notifying
        g_weak_ref_init(weakPointer, nil)
        for index in targets.indices { makeTarget(index) }
        for index in relays.indices { makeRelay(index) }
    }

    isolated deinit {
        g_weak_ref_clear(weakPointer)
        weakPointer.deallocate()
    }

    /// Performs a random operation. Returns a description of the difference from the model, or nil.
    func step() -> String? {
        isArmed = generator.int(below: 4) == 0
        isLoose = false
        handlerCalls = 0
        description = ""
        changes = Array(repeating: 0, count: 8)
        emissions = Array(repeating: 0, count: 4)
        operate()
        isArmed = false
        return isLoose ? looseDifference() : difference()
    }

    /// A description of the bindings, for messages.
    var state: String {
        let bound = bound.map { "\($0.key) \($0.value.isTwoWay ? "<~>" : "<~") relay \($0.value.relay)" }
        let followers = followers.values.map { "relay \($0.relay) → \($0.target)" }
        let links = links.values.map { "\($0.source) \($0.isBidirectional ? "↔" : "→") \($0.target)" }
        return (bound.sorted() + followers.sorted() + links.sorted()).joined(separator: ", ")
    }

    // MARK: Operations

    private func operate() {
        let target = generator.int(below: targets.count)
        let relay = generator.int(below: relays.count)
        // There are only a few different texts, so that equal texts are frequent.
        let text = ["", "a", "b", "ab", "abc"][generator.int(below: 5)]
        let choice = generator.int(below: 1000)
        description += " \(choice):\(target)/\(relay)/“\(text)”"
        switch choice {
        case 0..<280: setRelay(relay, text)
        case 280..<500: setTarget(target, text)
        case 500..<640: type(target, text)
        case 640..<770: bind(target, relay, isTwoWay: true)
        case 770..<830: bind(target, relay, isTwoWay: false)
        case 830..<890: unbind(target)
        case 890..<910: link(target, generator.int(below: targets.count))
        case 910..<930: unlink()
        case 930..<945: follow(target, relay)
        case 945..<960: unfollow()
        case 960..<970: weaken(target)
        case 970..<985: makeTarget(target)
        default: makeRelay(relay)
        }
    }

    private func setRelay(_ relay: Int, _ text: String) {
        send(relay, text)
        relays[relay]?.send(text)
    }

    private func setTarget(_ target: Int, _ text: String) {
        show(target, text, by: .property)
        // A handler may have released the target.
        guard let object = targets[target] else { return }
        withExtendedLifetime(object) { object.set(text) }
    }

    private func type(_ target: Int, _ text: String) {
        guard let object = targets[target] else { return }
        // An intermediate text can reach more targets than the final text.
        if !links.isEmpty || !followers.isEmpty { isLoose = true }
        withExtendedLifetime(object) { object.type(text) }
        // The result depends on the class, and there can be intermediate texts.
        if !isLoose, let text = targets[target]?.get() {
            show(target, text, by: .binding, hasChanged: changes[target] > 0)
        }
    }

    private func bind(_ target: Int, _ relay: Int, isTwoWay: Bool) {
        guard let object = targets[target], let source = relays[relay] else { return }
        let former = bound.removeValue(forKey: target)
        show(target, values[relay], by: .binding)
        let disposable = withExtendedLifetime((object, source, former)) {
            isTwoWay ? object.bind(source) : object.drive(source)
        }
        if targets[target] === object, relays[relay] === source, !disposable.isDisposed {
            let new = Bound(relay: relay, isTwoWay: isTwoWay, disposable: disposable, keeper: keeper(of: disposable))
            // This binding replaces any binding that a handler has created in the meantime.
            bound[target] = new
        }
    }

    private func keeper(of disposable: any Disposable) -> Keeper {
        switch generator.int(below: 3) {
        case 0: return .disposable(disposable)
        case 1:
            var cancellables: Set<AnyCancellable> = []
            disposable.store(in: &cancellables)
            return .set(cancellables)
        default:
            let composite = CompositeDisposable()
            composite += disposable
            return .composite(composite)
        }
    }

    private func unbind(_ target: Int) {
        // The other bindings are cancelled when they are released.
        if case .disposable(let disposable)? = bound.removeValue(forKey: target)?.keeper { disposable.dispose() }
    }

    private func link(_ source: Int, _ target: Int) {
        // In a cycle, GObject bindings would loop forever if a class emits `notify` for equal texts. A handler could close a
        // cycle with the link that isn't in the list yet.
        guard !isLinking, !areLinked(source, target), let first = targets[source], let second = targets[target] else {
            return
        }
        let (isBidirectional, isSynchronised) = (generator.bool(), generator.bool())
        var flags = G_BINDING_DEFAULT.rawValue
        if isBidirectional { flags |= G_BINDING_BIDIRECTIONAL.rawValue }
        if isSynchronised { flags |= G_BINDING_SYNC_CREATE.rawValue }
        number += 1
        let number = number
        if isSynchronised {
            // The link hasn't been added to the model yet, so neither target updates the other one.
            show(target, texts[source], by: .link)
        }
        isLinking = true
        let binding = withExtendedLifetime((first, second)) { first.link(second, GBindingFlags(rawValue: flags)) }
        isLinking = false
        if targets[source] === first, targets[target] === second {
            links[number] = Link(source: source, target: target, isBidirectional: isBidirectional, binding: binding)
        }
    }

    /// Returns a Boolean value that indicates whether two targets are the same or are connected by links.
    private func areLinked(_ source: Int, _ target: Int) -> Bool {
        var (reached, waiting): (Set<Int>, [Int]) = ([source], [source])
        while let next = waiting.popLast() {
            for link in links.values where link.source == next || link.target == next {
                for end in [link.source, link.target] where reached.insert(end).inserted { waiting.append(end) }
            }
        }
        return reached.contains(target)
    }

    private func unlink() {
        guard let number = links.keys.min(), let link = links.removeValue(forKey: number) else { return }
        g_binding_unbind(link.binding)
    }

    private func follow(_ target: Int, _ relay: Int) {
        guard followers.count < 4, let object = targets[target], let source = relays[relay] else { return }
        show(target, values[relay], by: .property)
        number += 1
        let number = number
        let cancellable: any Cancellable = withExtendedLifetime((object, source)) {
            if number.isMultiple(of: 2) { return object.assign(source.publisher) }
            return source.publisher.sink(on: object.object) { [set = object.set] (_: Object, text: String) in set(text)
            }
        }
        if targets[target] === object, relays[relay] === source {
            followers[number] = Follower(relay: relay, target: target, cancellable: cancellable)
        }
    }

    private func unfollow() {
        guard let number = followers.keys.min() else { return }
        followers.removeValue(forKey: number)?.cancellable.cancel()
    }

    private func weaken(_ target: Int) {
        guard let object = targets[target] else { return }
        weakObjects.append(Weak(object: object.object))
        g_weak_ref_set(weakPointer, object.object.pointer)
    }

    private func makeTarget(_ target: Int) {
        bound[target] = nil
        followers = followers.filter { $0.value.target != target }
        links = links.filter { $0.value.source != target && $0.value.target != target }
        texts[target] = ""
        targets[target] = nil
        targets[target] = RandomBindingTarget(target) { [weak self] in
            self?.changes[target] += 1
            self?.handle()
        }
    }

    private func makeRelay(_ relay: Int) {
        bound = bound.filter { $0.value.relay != relay }
        followers = followers.filter { $0.value.relay != relay }
        values[relay] = ""
        sinks[relay] = nil
        relays[relay]?.end()
        relays[relay] = nil
        let new = RandomBindingSource(relay)
        relays[relay] = new
        sinks[relay] = new.publisher.dropFirst().sink { [weak self] _ in
            self?.emissions[relay] += 1
            self?.handle()
        }
    }

    /// This function is called by every handler.
    private func handle() {
        handlerCalls += 1
        // Traps, because a test in an endless loop wouldn't print anything.
        if handlerCalls > 10_000 { fatalError("handlers are called forever, \(state), after\(description)") }
        guard isArmed else { return }
        isArmed = false
        isLoose = true
        operate()
    }

    // MARK: The model

    /// The ways to set a text.
    private enum Way {
        /// A binding of this package, which doesn't set the text if it's already equal.
        case binding
        /// The Swift property.
        case property
        /// A GObject binding.
        case link
    }

    private func send(_ relay: Int, _ text: String) {
        values[relay] = text
        for (target, bound) in bound where bound.relay == relay { show(target, text, by: .binding) }
        for follower in followers.values where follower.relay == relay { show(follower.target, text, by: .property) }
    }

    private func show(_ target: Int, _ text: String, by way: Way, hasChanged: Bool = false) {
        let isEqual = texts[target] == text && !hasChanged
        if isEqual, !notifies(target, text, way) { return }
        texts[target] = text
        if !isEqual, let bound = bound[target], bound.isTwoWay { send(bound.relay, text) }
        for (number, link) in links {
            guard let follower = link.follower(of: target), busyLinks.insert(number).inserted else { continue }
            show(follower, text, by: .link)
            busyLinks.remove(number)
        }
    }

    /// Returns a Boolean value that indicates whether a target emits `notify` when its text is set to its current
    /// value.
    private func notifies(_ target: Int, _ text: String, _ way: Way) -> Bool {
        if case .binding = way { return false }
        var isLinked = 0
        if case .link = way { isLinked = 1 }
        return notifying.contains([target % 4, text.isEmpty ? 1 : 0, isLinked])
    }

    // MARK: Comparing

    private func difference() -> String? {
        for (index, target) in targets.enumerated() {
            guard let target else { continue }
            if target.get() != texts[index] { return "target \(index) has “\(target.get())”, not “\(texts[index])”" }
            if changes[index] > 2 { return "target \(index) changed \(changes[index]) times" }
        }
        for (index, relay) in relays.enumerated() where relay?.value != values[index] {
            return "relay \(index) has “\(relay?.value ?? "")”, not “\(values[index])”"
        }
        // A subscription can send a relay's value back to the relay.
        for (index, count) in emissions.enumerated() where count > 2 + followers.count + links.count {
            return "relay \(index) sent \(count) times"
        }
        return countDifference()
    }

    /// Compares the two sides of each two-way binding, which match regardless of the order. The other texts are copied
    /// to the model without a comparison.
    private func looseDifference() -> String? {
        bound = bound.filter { !$0.value.disposable.isDisposed }
        for (index, bound) in bound where bound.isTwoWay {
            guard let text = targets[index]?.get(), let value = relays[bound.relay]?.value else { continue }
            if text != value { return "target \(index) has “\(text)” and its relay \(bound.relay) “\(value)”" }
        }
        texts = targets.map { $0?.get() ?? "" }
        values = relays.map { $0?.value ?? "" }
        return countDifference()
    }

    /// Compares the numbers of live objects with the model.
    private func countDifference() -> String? {
        if let (index, _) = bound.first(where: { $0.value.disposable.isDisposed }) {
            return "the binding of target \(index) has ended"
        }
        let (count, expected) = (LiveCount.bindings - bindingCount, bound.count + followers.count)
        if count != expected { return "\(count) bindings, not \(expected)" }
        let alive = RandomBindingTarget.alive - aliveCount
        if alive != targets.count { return "\(alive) targets are not disposed, not \(targets.count)" }
        steps += 1
        return steps.isMultiple(of: 16) ? weakDifference() : nil
    }

    /// Compares weak references with the targets.
    private func weakDifference() -> String? {
        let objects = targets.map { $0?.object }
        weakObjects.removeAll { $0.object == nil }
        if weakObjects.contains(where: { weak in !objects.contains { $0 === weak.object } }) {
            return "a weak reference finds a target that was dropped"
        }
        if weakObjects.count > 16 { weakObjects.removeFirst(8) }
        guard let found = g_weak_ref_get(weakPointer) else { return nil }
        let object = Object.wrap(found, transfer: .full)
        return objects.contains { $0 === object } ? nil : "a GWeakRef finds a target that was dropped"
    }
}
