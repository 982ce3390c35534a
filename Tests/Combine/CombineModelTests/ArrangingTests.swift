import Combine
import CombineModel
import Testing

private struct Word: Equatable, Sendable {
    var text: String
    var number: Int
}

@MainActor
struct ArrangingTests {
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
}
