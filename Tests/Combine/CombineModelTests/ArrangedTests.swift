import Combine
import CombineModel
import Testing

private struct Word: Equatable, Sendable {
    var text: String
    var number: Int
}

@MainActor
private final class Song {
    let title: String
    var isLiked = false

    init(_ title: String) { self.title = title }
}

@MainActor
struct ArrangedTests {
    @Test func laterKeysSortEqualElements() {
        let words = [Word(text: "b", number: 1), Word(text: "a", number: 2), Word(text: "b", number: 0)]
        #expect(words.sorted(by: [SortKey(\.text), SortKey(\.number)]).map(\.number) == [2, 0, 1])
        let descending = words.sorted(by: [SortKey(\.text, .descending)])
        #expect(descending.map(\.number) == [1, 0, 2], "equal elements keep their order")
        #expect(words.sorted(by: []) == words)
        #expect(SortKey<Word>(\.text) == SortKey(\.text))
        #expect(SortKey<Word>(\.text) != SortKey(\.text, .descending))
        #expect(SortKey<Word>(\.text) != SortKey(\.number))
    }

    @Test func aClosureSortsValuesThatAreNotComparable() {
        struct Task: Equatable { let title: String, isDone: Bool }
        let tasks = [Task(title: "a", isDone: true), Task(title: "b", isDone: false), Task(title: "c", isDone: true)]
        let key = SortKey<Task>(\.isDone) { !$0 && $1 }
        #expect(tasks.sorted(by: [key, SortKey(\.title, .descending)]).map(\.title) == ["b", "c", "a"])
        #expect(tasks.sorted(by: [SortKey(\.isDone, .descending) { !$0 && $1 }]).map(\.title) == ["a", "c", "b"])
        #expect(key == SortKey(\.isDone) { $0 && !$1 }, "keys are equal by key path and direction")
    }

    @Test func shortListsAreArrangedImmediately() {
        let numbers = CurrentValueSubject<[Int], Never>([3, 1, 2])
        let arrangements = CurrentValueSubject<Arrangement<Int>, Never>(Arrangement())
        var results: [[Int]] = []
        let subscription = numbers.arranged(by: arrangements).sink { results.append($0) }
        arrangements.send(Arrangement(where: { $0 > 1 }, sortedBy: [SortKey(\.self)]))
        numbers.send([5, 4, 0])
        #expect(results == [[3, 1, 2], [2, 3], [4, 5]])
        subscription.cancel()
    }

    @Test func longListsAreArrangedInTheBackground() async {
        let numbers = CurrentValueSubject<[Int], Never>([])
        let arrangements = CurrentValueSubject<Arrangement<Int>, Never>(Arrangement(sortedBy: [SortKey(\.self)]))
        var results: [[Int]] = []
        let subscription = numbers.arranged(by: arrangements).sink { result in
            results.append(result)
        }
        numbers.send(Array((0..<50_000).reversed()))
        #expect(results.count == 1, "the first result, without elements. The sender does not wait for the second one")
        for count in 50_001...50_010 { numbers.send(Array((0..<count).reversed())) }
        await wait("for the results") { results.last?.count == 50_010 }
        #expect(results.last == Array(0..<50_010))
        #expect(results.count <= 4, "values that arrived in the meantime are skipped")
        subscription.cancel()
    }

    @Test func thePublisherFinishesAfterItsLastResult() async {
        let numbers = Just(Array((0..<5000).reversed()))
        var (count, isFinished) = (0, false)
        let subscription = numbers.arranged(by: Just(Arrangement(sortedBy: [SortKey(\.self)]))).sink { _ in
            isFinished = true
        } receiveValue: {
            count = $0.count
        }
        await wait("for the results") { isFinished }
        #expect(count == 5000)
        subscription.cancel()
    }

    @Test(arguments: [3, 5000])
    func objectsOfTheMainActorAreSortedOnTheMainThread(count: Int) async {
        let songs = PassthroughSubject<[Song], Never>()
        let keys = [SortKey<Song>(\.isLiked, .descending) { !$0 && $1 }, SortKey(\.title)]
        var results: [[String]] = []
        let subscription = songs.arranged(by: Just(Arrangement(sortedBy: keys))).sink { @Sendable sorted in
            MainActor.assumeIsolated { results.append(sorted.map(\.title)) }
        }
        let list = (0..<count).map { Song("\(count - $0 + 100_000)") }
        list[1].isLiked = true
        let expected = [list[1].title] + list.map(\.title).sorted().filter { $0 != list[1].title }
        songs.send(list)
        #expect(results == [expected], "on the main thread, the sender waits")
        let sender = UncheckedSendable(songs)
        await Task.detached { sender.value.send(list) }.value
        await wait("for the result") { results.count == 2 }
        #expect(results.last == expected)
        #expect(list.sorted(by: keys).map(\.title) == expected)
        subscription.cancel()
    }

    @Test func sortingObjectsOfTheMainActorOnAnotherThreadTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (songs, keys) = await MainActor.run { ([Song("a"), Song("b")], [SortKey<Song>(\.title)]) }
            await Task.detached { _ = songs.sorted(by: keys) }.value
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Elements of Song were sorted on a thread other than the main thread"))
    }

    /// A key of a main-actor module, or of a module in the Swift 5 mode, has another initializer. It's only isolated if
    /// the property can be.
    @Test func keysOfStoredStringsAndNumbersAreNotIsolated() {
        nonisolated func keys() -> [SortKey<Word>] {
            [SortKey(\.text), SortKey(\.number), SortKey(\.text) { $0 > $1 }]
        }
        #expect(!keys().contains { $0.isIsolated })
        #expect(!SortKey<Word>(\.text).isIsolated)
        let (text, number, length): (KeyPath<Word, String>, KeyPath<Word, Int>, KeyPath<Word, Int>)
        (text, number, length) = (\.text, \.number, \.text.count)
        #expect(!SortKey(text).isIsolated)
        #expect(!SortKey(number).isIsolated)
        #expect(SortKey(length).isIsolated)
        #expect(SortKey(text, by: { $0 > $1 }).isIsolated)
        #expect(SortKey<Song>(\.title).isIsolated)
        #expect(SortKey(text) == SortKey(\.text))
    }

    @Test func keysChangeBetweenThreads() async {
        let songs = CurrentValueSubject<[Word], Never>((0..<5000).map { Word(text: "\($0 % 7)", number: $0) })
        let length: KeyPath<Word, Int> = \.text.count
        let keys = CurrentValueSubject<[SortKey<Word>], Never>([SortKey(\.number, .descending)])
        var last: [Word] = []
        let subscription = songs.arranged(by: keys.map { Arrangement(sortedBy: $0) }).sink { last = $0 }
        keys.send([SortKey(length), SortKey(\.number, .descending)])
        keys.send([SortKey(\.number)])
        keys.send([SortKey(length), SortKey(\.text, .descending), SortKey(\.number)])
        await wait("for the last order") { last.first?.text == "6" }
        #expect(last.first?.number == 6)
        songs.value.removeLast()
        songs.value[6].text = "60"
        await wait("for the change") { last.last?.text == "60" }
        #expect(last.count == 4999)
        songs.send([])
        await wait("for the empty list") { last.isEmpty }
        subscription.cancel()
    }
}
