import Combine

/// Prints what an event costs on each path, or those whose name contains the argument, beside a plain closure call.

let count = 1_000_000
var rows: [(name: String, nanoseconds: Double)] = []

@MainActor
func measure(_ name: String, count: Int = count, _ body: (Int) -> Void) {
    if let part = CommandLine.arguments.dropFirst().first, !rows.isEmpty, !name.contains(part) { return }
    rows.append((name, Measurement.nanoseconds(count: count, body)))
}

/// What closures add to, so that no event is optimised away.
final class Total {
    var sum = 0
}

final class Model: ObservableObject {
    @Published var value = 0
}

let total = Total()

@inline(never)
func plainClosure(_ total: Total) -> (Int) -> Void {
    { total.sum &+= $0 }
}

let closure = plainClosure(total)
measure("plain closure") { for value in 0..<$0 { closure(value) } }

measure("subject → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("subject → map → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 &+ 1 }.sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("subject → map → filter → removeDuplicates → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("subject → map → filter → removeDuplicates → scan → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().scan(0, &+)
        .sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("current value subject → sink") { count in
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = subject.sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("combineLatest → sink") { count in
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = first.combineLatest(second).sink { total.sum &+= $0.0 &+ $0.1 }
    second.send(1)
    for value in 0..<count { first.send(value) }
    subscription.cancel()
}

measure("merge → sink") { count in
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = first.merge(with: second).sink { total.sum &+= $0 }
    for value in 0..<count { first.send(value) }
    subscription.cancel()
}

measure("flatMap to Just → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.flatMap { Just($0 &+ 1) }.sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("flatMap to a sequence of one → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.flatMap { CollectionOfOne($0).publisher }.sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("flatMap, inner values → sink") { count in
    let (subject, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = subject.flatMap { _ in inner }.sink { total.sum &+= $0 }
    subject.send(0)
    for value in 0..<count { inner.send(value) }
    subscription.cancel()
}

measure("zip → sink") { count in
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = first.zip(second).sink { total.sum &+= $0.0 &+ $0.1 }
    for value in 0..<count {
        first.send(value)
        second.send(value)
    }
    subscription.cancel()
}

measure("share → sink") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.share().sink { total.sum &+= $0 }
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("sequence → map → sink") { count in
    let subscription = (0..<count).publisher.map { $0 &+ 1 }.sink { total.sum &+= $0 }
    subscription.cancel()
}

measure("@Published → sink") { count in
    let model = Model()
    let subscription = model.$value.sink { total.sum &+= $0 }
    for value in 0..<count { model.value = value }
    subscription.cancel()
}

measure("@Published, not observed") { count in
    let model = Model()
    for value in 0..<count { model.value = value }
    total.sum &+= model.value
}

measure("objectWillChange → sink") { count in
    let model = Model()
    let subscription = model.objectWillChange.sink { total.sum &+= 1 }
    for value in 0..<count { model.value = value }
    subscription.cancel()
}

measure("assign(to:on:)") { count in
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.sum, on: total)
    for value in 0..<count { subject.send(value) }
    subscription.cancel()
}

measure("subscribe and cancel", count: 100_000) { count in
    let subject = PassthroughSubject<Int, Never>()
    for _ in 0..<count { subject.sink { total.sum &+= $0 }.cancel() }
}

let width = rows.map(\.name.count).max() ?? 0
print("| " + padded("path", to: width) + " | ns/event | plain closure ns |")
print("|" + String(repeating: "-", count: width + 2) + "|---------:|-----------------:|")
for row in rows {
    let nanoseconds = padded(rounded(row.nanoseconds), to: 8, onLeft: true)
    let plain = padded(rounded(rows[0].nanoseconds), to: 16, onLeft: true)
    print("| " + padded(row.name, to: width) + " | \(nanoseconds) | \(plain) |")
}
