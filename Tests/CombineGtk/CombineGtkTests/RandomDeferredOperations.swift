import CombineGtk
import Dispatch
import TestSupport

/// An object that the optional property of `RandomOwner` can contain.
private final class RandomItem: ObservableObject {
    @Published var title = ""
    @Published var note = RandomNote()

    init() {
        MainActor.assumeIsolated { RandomDeferredOperations.aliveItems += 1 }
    }

    deinit {
        MainActor.assumeIsolated { RandomDeferredOperations.aliveItems -= 1 }
    }
}

private struct RandomNote {
    var text = ""
}

/// An object with an optional observed object.
private final class RandomOwner: ObservableObject {
    @OptionalObservedObject var item: RandomItem?
    @Published var name = ""
}

/// An object that a scheduled closure retains.
private final class RandomToken {
    init() {
        MainActor.assumeIsolated { RandomDeferredOperations.aliveTokens += 1 }
    }

    deinit {
        MainActor.assumeIsolated { RandomDeferredOperations.aliveTokens -= 1 }
    }
}

/// Widgets whose bindings update in the next turn of the main loop. They are changed at random and compared with a
/// simple model.
@MainActor
final class RandomDeferredOperations {
    fileprivate(set) static var aliveItems = 0
    fileprivate(set) static var aliveTokens = 0

    private struct Weak {
        weak var item: RandomItem?
    }

    private var generator: SeededGenerator
    private let owner = RandomOwner()
    private var items = (0..<4).map { _ in RandomItem() }
    private var formerItems: [Weak] = []
    /// The entries. Two of them are bound to the title of the optional object, and the third one to a part of its note.
    private var entries = (0..<3).map { _ in Entry() }
    private let closureLabel = Label()
    private let observingLabel = Label()
    private let slotLabel = Label()
    private let nameLabel = Label()
    private let sequenceLabel = Label()
    private let scheduledLabel = Label()
    private let sinkLabel = Label()
    private var closureBindings: CompositeDisposable? = CompositeDisposable()
    private var cancellables: Set<AnyCancellable> = []
    private var continuation: AsyncStream<String>.Continuation
    private let relay = PassthroughRelay<String>()
    private let subject = PassthroughSubject<String, Never>()

    // The state of the simple model.
    private var typed = ["", "", ""]
    /// A Boolean value for each entry that indicates whether there was no object to bind to.
    private var isResting = [true, true, true]
    private var closureText = "none"
    private var lastYielded = ""
    private var lastScheduled = ""
    private var lastSent = ""
    private var sentCount = 0
    private var receivedCount = 0
    private var dueCount = 0
    private var ranCount = 0
    private var cancelledRuns = 0
    /// A difference that was found during an operation, or nil.
    private var defect: String?

    /// The operations since the widgets last matched the model.
    private(set) var description = ""

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let (sequence, continuation) = AsyncStream.makeStream(of: String.self)
        self.continuation = continuation
        for number in entries.indices { bindEntry(number) }
        bindClosure()
        observingLabel.observe { [owner] label in label.label = "\(owner.item?.title ?? "none") \(owner.name)" }
        slotLabel.reactive.label <~ owner.$item.map { $0?.title ?? "none" }
        nameLabel.reactive.label <~ owner.$name
        sequenceLabel.reactive.label <~ sequence
        scheduledLabel.reactive.label <~ relay.receive(on: MainContext.default)
        subject.assign(to: \.label, on: sinkLabel)
        subject.sink(on: sinkLabel) { [weak self] _, _ in self?.receivedCount += 1 }
    }

    /// A Boolean value that indicates whether the test should wait for the widgets now and compare them with the model.
    var shouldSettle: Bool { description.count > 60 }

    /// Performs one operation.
    func step() {
        let number = generator.int(below: items.count)
        let entry = generator.int(below: entries.count)
        let text = ["", "a", "b", "ab", "abc"][generator.int(below: 5)]
        let choice = generator.int(below: 100)
        description += " \(choice):\(number)/\(entry)/“\(text)”"
        switch choice {
        case 0..<15: items[number].title = text
        case 15..<22: items[number].note.text = text
        case 22..<32: owner.item = items[number]
        case 32..<38: owner.item = nil
        case 38..<44: replaceItem(number)
        case 44..<58: type(text, into: entry)
        case 58..<63: owner.name = text
        case 63..<67: replaceEntry(entry)
        case 67..<70: dropClosure()
        case 70..<73: bindClosure()
        case 73..<79: yield(text)
        case 79..<81: replaceSequence()
        case 81..<86: schedule(text)
        case 86..<91: send(text)
        case 91..<94: runSoon()
        case 94..<97: runLater()
        case 97..<98: runRepeatedly()
        default: cancelBeforeItRuns()
        }
    }

    /// Finishes the asynchronous sequence and stops repeating closures.
    func end() {
        continuation.finish()
        cancellables = []
    }

    // MARK: Observed objects

    private func bindEntry(_ number: Int) {
        if number < 2 {
            entries[number].reactive.text <~> owner.$item.title
        } else {
            entries[number].reactive.text <~> owner.$item.note.text
        }
        isResting[number] = owner.item == nil
        typed[number] = modelText(of: number) ?? entries[number].text
    }

    /// Returns the text that an entry should show, or nil if there is no object to bind to.
    private func modelText(of number: Int) -> String? {
        number < 2 ? owner.item?.title : owner.item?.note.text
    }

    private func type(_ text: String, into number: Int) {
        let isNew = typed[number] != text
        typed[number] = text
        entries[number].text = text
        guard isNew, !isResting[number] else { return }
        // Typed text is set immediately in the current object, if there is one.
        guard let found = modelText(of: number) else {
            isResting[number] = true
            return
        }
        if found != text { defect = "“\(text)” was typed and not delivered, the model has “\(found)”" }
    }

    private func replaceItem(_ number: Int) {
        formerItems.append(Weak(item: items[number]))
        items[number] = RandomItem()
    }

    private func replaceEntry(_ number: Int) {
        entries[number] = Entry()
        typed[number] = ""
        bindEntry(number)
    }

    // MARK: Closures

    private func bindClosure() {
        let bindings = closureBindings ?? CompositeDisposable()
        closureBindings = bindings
        bindings += closureLabel.reactive.label <~ { [owner] in owner.item?.title ?? "none" }
        closureText = closureLabel.label
    }

    private func dropClosure() {
        // The label no longer receives a change that was made after the last run.
        closureText = closureLabel.label
        closureBindings = nil
    }

    // MARK: Sequences and schedulers

    private func yield(_ text: String) {
        continuation.yield(text)
        lastYielded = text
    }

    private func replaceSequence() {
        let (sequence, continuation) = AsyncStream.makeStream(of: String.self)
        self.continuation.finish()
        self.continuation = continuation
        sequenceLabel.reactive.label <~ sequence
        lastYielded = sequenceLabel.label
    }

    private func schedule(_ text: String) {
        relay.accept(text)
        lastScheduled = text
    }

    private func send(_ text: String) {
        subject.send(text)
        lastSent = text
        sentCount += 1
    }

    private func runSoon() {
        dueCount += 1
        let token = RandomToken()
        let action: () -> Void = { [weak self] in
            withExtendedLifetime(token) { self?.ranCount += 1 }
        }
        let priority: MainContext.Priority = [.high, .default, .low][generator.int(below: 3)]
        MainContext.default.schedule(options: MainContext.SchedulerOptions(priority: priority), action)
    }

    private func runLater() {
        dueCount += 1
        let token = RandomToken()
        let date = MainContext.default.now.advanced(by: .microseconds(generator.int(below: 2000)))
        MainContext.default.schedule(after: date) { [weak self] in
            withExtendedLifetime(token) { self?.ranCount += 1 }
        }
    }

    /// Schedules a closure that repeats until it cancels itself.
    private func runRepeatedly() {
        let times = generator.int(in: 1...3)
        dueCount += times
        let token = RandomToken()
        var count = 0
        var repetition: AnyCancellable?
        repetition = AnyCancellable(
            MainContext.default.schedule(after: MainContext.default.now, interval: .microseconds(500)) { [weak self] in
                withExtendedLifetime(token) { self?.ranCount += 1 }
                count += 1
                if count == times {
                    repetition?.cancel()
                    repetition = nil
                }
            }
        )
    }

    private func cancelBeforeItRuns() {
        let token = RandomToken()
        let run = MainContext.default.schedule(after: MainContext.default.now, interval: .microseconds(500)) {
            [weak self] in
            withExtendedLifetime(token) { self?.cancelledRuns += 1 }
        }
        if generator.bool() {
            run.cancel()
        } else {
            AnyCancellable(run).store(in: &cancellables)
            cancellables = []
        }
    }

    // MARK: Comparing

    /// Returns the first difference from the model, or nil. Values that haven't arrived yet also count as differences.
    func difference() -> String? {
        if let defect { return defect }
        for (number, entry) in entries.enumerated() {
            let expected = modelText(of: number) ?? typed[number]
            if entry.text != expected { return "entry \(number) has “\(entry.text)”, not “\(expected)”" }
            if entry.isSensitive != (owner.item != nil) { return "entry \(number) has sensitive \(entry.isSensitive)" }
        }
        let title = owner.item?.title ?? "none"
        let expectations = [
            ("closure", closureLabel.label, closureBindings == nil ? closureText : title),
            ("observing", observingLabel.label, "\(title) \(owner.name)"),
            ("slot's", slotLabel.label, title),
            ("name's", nameLabel.label, owner.name),
            ("sequence's", sequenceLabel.label, lastYielded),
            ("scheduled", scheduledLabel.label, lastScheduled),
            ("sink's", sinkLabel.label, lastSent),
        ]
        for (name, found, expected) in expectations where found != expected {
            return "the \(name) label has “\(found)”, not “\(expected)”"
        }
        if receivedCount != sentCount { return "\(receivedCount) values received of \(sentCount)" }
        if ranCount != dueCount { return "\(ranCount) scheduled closures ran of \(dueCount)" }
        if cancelledRuns != 0 { return "a cancelled closure ran" }
        if let item = formerItems.compactMap({ $0.item }).first(where: { $0 !== owner.item }) {
            return "an item titled “\(item.title)” was dropped and is held"
        }
        return nil
    }

    /// Starts a new sequence of operations. It's called when the widgets match the model.
    func settled() {
        formerItems.removeAll { $0.item == nil }
        for number in entries.indices {
            isResting[number] = owner.item == nil
            typed[number] = entries[number].text
        }
        description = ""
    }
}
