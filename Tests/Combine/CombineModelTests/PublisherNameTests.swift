#if DEBUG
import Combine
import CombineModel
import Testing

/// Tests of the names of publishers that the inspector shows.
@MainActor
struct PublisherNameTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private func name<Source: Publisher>(_ source: Source) -> String { PublisherName.describe(Source.self) }

    @Test func operatorsAreInTheOrderOfTheirCalls() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(name(subject) == "PassthroughSubject<Int, Never>")
        #expect(name(subject.map { "\($0)" }) == "PassthroughSubject<Int, Never> → map")
        #expect(
            name(subject.filter { $0 > 1 }.map { "\($0)" }.removeDuplicates())
                == "PassthroughSubject<Int, Never> → filter → map → removeDuplicates"
        )
        #expect(name(Model().$count.dropFirst()) == "Published<Int>.Publisher → drop")
    }

    @Test func combinedPublishersAreListed() {
        let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>(""))
        #expect(
            name(first.map { $0 + 1 }.combineLatest(second).map { $0.1 })
                == "combineLatest(PassthroughSubject<Int, Never> → map, CurrentValueSubject<String, Never>) → map"
        )
        #expect(name(second.flatMap { Just($0) }) == "CurrentValueSubject<String, Never> → flatMap")
        #expect(name(first.merge(with: first)) == "PassthroughSubject<Int, Never> → merge")
    }

    @Test func tuplesAndFunctionsArePartsOfNames() {
        let tuples = PassthroughSubject<(Int, name: String), Never>()
        #expect(name(tuples.map(\.name)).hasSuffix(" → map"))
        #expect(name(PassthroughSubject<(Int) -> [String: Int], Never>().first()).hasSuffix(" → first"))
    }
}
#endif
