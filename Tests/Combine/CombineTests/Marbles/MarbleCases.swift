import Combine

/// A marble diagram: an operator, and a run that shows what it does.
struct MarbleCase {
    /// The name of the pictures.
    let name: String
    /// The code that the picture shows. It must be a part of the code of the run.
    let code: String
    let run: (MarbleStage) -> Void

    init(_ name: String, _ code: String, _ run: @escaping (MarbleStage) -> Void) {
        (self.name, self.code, self.run) = (name, code, run)
    }

    /// The picture for light or dark pages.
    func svg(_ palette: MarbleDrawing.Palette) -> String {
        let stage = MarbleStage()
        run(stage)
        stage.run()
        return MarbleDrawing.svg(stage, code: code, title: name, palette: palette)
    }

    /// Returns a publisher that sends a number, and ten times the number three seconds later.
    private static func twice(_ number: Int, _ stage: MarbleStage) -> AnyPublisher<Int, MarbleFailure> {
        let later = Just(number * 10).delay(for: 3, scheduler: stage.clock)
        return Just(number).append(later).setFailureType(to: MarbleFailure.self).eraseToAnyPublisher()
    }

    /// Returns the half of an even number. Throws an error for an odd number.
    private static func half(_ number: Int) throws -> Int {
        if !number.isMultiple(of: 2) { throw MarbleFailure() }
        return number / 2
    }

    static var all: [MarbleCase] {
        [
            // Mapping
            MarbleCase("map", "map { $0 * 10 }") { $0.show($0.numbers("-1--2--3-|").map { $0 * 10 }) },
            MarbleCase("scan", "scan(0) { $0 + $1 }") { $0.show($0.numbers("-1--2--3-|").scan(0) { $0 + $1 }) },
            MarbleCase("flatMap", "flatMap { twice($0) }") { stage in
                func twice(_ number: Int) -> AnyPublisher<Int, MarbleFailure> { Self.twice(number, stage) }
                stage.show(stage.numbers("-1-2----|").flatMap { twice($0) })
            },
            MarbleCase("switchToLatest", "map { twice($0) }.switchToLatest()") { stage in
                func twice(_ number: Int) -> AnyPublisher<Int, MarbleFailure> { Self.twice(number, stage) }
                stage.show(stage.numbers("-1-2----|").map { twice($0) }.switchToLatest())
            },

            // Filtering
            MarbleCase("filter", "filter { $0 > 1 }") { $0.show($0.numbers("-1-2-1-3-|").filter { $0 > 1 }) },
            MarbleCase("compactMap", "compactMap { Int($0) }") {
                $0.show($0.letters("-1-a-2-b-|").compactMap { Int($0) })
            },
            MarbleCase("removeDuplicates", "removeDuplicates()") {
                $0.show($0.numbers("-1-1-2-1-|").removeDuplicates())
            },
            MarbleCase("first", "first()") { $0.show($0.numbers("--1--2--3-|").first()) },
            MarbleCase("firstWhere", "first(where: { $0 > 1 })") {
                $0.show($0.numbers("--1--2--3-|").first(where: { $0 > 1 }))
            },
            MarbleCase("last", "last()") { $0.show($0.numbers("-1--2--3-|").last()) },
            MarbleCase("dropFirst", "dropFirst(2)") { $0.show($0.numbers("-1-2-3-4-|").dropFirst(2)) },
            MarbleCase("dropWhile", "drop(while: { $0 < 3 })") {
                $0.show($0.numbers("-1-3-2-4-|").drop(while: { $0 < 3 }))
            },
            MarbleCase("dropUntilOutput", "a.drop(untilOutputFrom: b)") {
                let (a, b) = ($0.numbers("-1-2-3-4-|", "a"), $0.letters("----x---|", "b"))
                $0.show(a.drop(untilOutputFrom: b))
            },
            MarbleCase("prefix", "prefix(2)") { $0.show($0.numbers("-1-2-3-4-|").prefix(2)) },
            MarbleCase("prefixWhile", "prefix(while: { $0 < 3 })") {
                $0.show($0.numbers("-1-2-3-1-|").prefix(while: { $0 < 3 }))
            },
            MarbleCase("prefixUntilOutput", "a.prefix(untilOutputFrom: b)") {
                let (a, b) = ($0.numbers("-1-2-3-4-|", "a"), $0.letters("------x--|", "b"))
                $0.show(a.prefix(untilOutputFrom: b))
            },
            MarbleCase("output", "output(in: 1...2)") { $0.show($0.numbers("-1-2-3-4-|").output(in: 1...2)) },
            MarbleCase("ignoreOutput", "ignoreOutput()") { $0.show($0.numbers("-1--2--3-|").ignoreOutput()) },
            MarbleCase("replaceEmpty", "replaceEmpty(with: 0)") {
                $0.show($0.numbers("-------|").replaceEmpty(with: 0))
            },

            // Reducing
            MarbleCase("collect", "collect()") { $0.show($0.numbers("-1--2--3|").collect()) },
            MarbleCase("collectByCount", "collect(2)") { $0.show($0.numbers("-1-2-3--|").collect(2)) },
            MarbleCase("reduce", "reduce(0) { $0 + $1 }") { $0.show($0.numbers("-1--2--3-|").reduce(0) { $0 + $1 }) },
            MarbleCase("count", "count()") { $0.show($0.numbers("-5--5--5-|").count()) },
            MarbleCase("max", "max()") { $0.show($0.numbers("-1--3--2-|").max()) },
            MarbleCase("contains", "contains(2)") { $0.show($0.numbers("-1--2--3-|").contains(2)) },
            MarbleCase("allSatisfy", "allSatisfy { $0 < 3 }") {
                $0.show($0.numbers("-1--2--1-|").allSatisfy { $0 < 3 })
            },

            // Combining
            MarbleCase("merge", "a.merge(with: b)") {
                let (a, b) = ($0.numbers("-1---3-|", "a"), $0.numbers("---2---4-|", "b"))
                $0.show(a.merge(with: b))
            },
            MarbleCase("combineLatest", #"a.combineLatest(b) { "\($0)\($1)" }"#) {
                let (a, b) = ($0.numbers("-1---2-|", "a"), $0.letters("---x---y-|", "b"))
                $0.show(a.combineLatest(b) { "\($0)\($1)" })
            },
            MarbleCase("zip", #"a.zip(b) { "\($0)\($1)" }"#) {
                let (a, b) = ($0.numbers("-1-2---3-|", "a"), $0.letters("-----x-y-|", "b"))
                $0.show(a.zip(b) { "\($0)\($1)" })
            },
            MarbleCase("append", "a.append(b)") {
                let (a, b) = ($0.numbers("-1-2-|", "a"), $0.numbers("---7---8-|", "b"))
                $0.show(a.append(b))
            },
            MarbleCase("prepend", "prepend(0)") { $0.show($0.numbers("--1--2--|").prepend(0)) },

            // Timing
            MarbleCase("debounce", "debounce(for: 2, scheduler: clock)") {
                let clock = $0.clock
                $0.show($0.numbers("-12--3-4---").debounce(for: 2, scheduler: clock))
            },
            MarbleCase("throttle", "throttle(for: 3, scheduler: clock,\nlatest: true)") {
                let clock = $0.clock
                $0.show($0.numbers("-123---4---").throttle(for: 3, scheduler: clock, latest: true))
            },
            MarbleCase("throttleFirst", "throttle(for: 3, scheduler: clock,\nlatest: false)") {
                let clock = $0.clock
                $0.show($0.numbers("-123---4---").throttle(for: 3, scheduler: clock, latest: false))
            },
            MarbleCase("delay", "delay(for: 2, scheduler: clock)") {
                let clock = $0.clock
                $0.show($0.numbers("-1-2-3-|").delay(for: 2, scheduler: clock))
            },
            MarbleCase("timeout", "timeout(3, scheduler: clock)") {
                let clock = $0.clock
                $0.show($0.numbers("-1-2------|").timeout(3, scheduler: clock))
            },
            MarbleCase("collectByTime", "collect(.byTime(clock, 4))") {
                let clock = $0.clock
                $0.show($0.numbers("-1-2--3---").collect(.byTime(clock, 4)))
            },
            MarbleCase("collectByTimeOrCount", "collect(.byTimeOrCount(clock, 4, 2))") {
                let clock = $0.clock
                $0.show($0.numbers("-123--4---").collect(.byTimeOrCount(clock, 4, 2)))
            },
            MarbleCase("measureInterval", "measureInterval(using: clock)") {
                let clock = $0.clock
                $0.show($0.numbers("-1--2----3").measureInterval(using: clock))
            },

            // Errors
            MarbleCase("tryMap", "tryMap { try half($0) }") {
                $0.show($0.numbers("-2-4-3-6-|").tryMap { try half($0) })
            },
            MarbleCase("catch", "a.catch { _ in b }") {
                let (a, b) = ($0.numbers("-1-2-#", "a"), $0.numbers("---7---8-|", "b"))
                $0.show(a.catch { _ in b })
            },
            MarbleCase("replaceError", "replaceError(with: 0)") {
                $0.show($0.numbers("-1--2--#").replaceError(with: 0))
            },
            MarbleCase("retry", "retry(1)") {
                let attempts = [
                    $0.numbers("-1--#", "first subscription"), $0.numbers("------2-|", "second subscription"),
                ]
                var count = 0
                let request = Deferred {
                    count += 1
                    return attempts[count - 1]
                }
                $0.show(request.retry(1))
            },

            // Sharing and buffering
            MarbleCase("share", "share()") {
                let shared = $0.numbers("-1-2-3-4-|").share()
                $0.show(shared, "first subscriber")
                $0.show(shared, "second subscriber", from: 4)
            },
            MarbleCase("multicast", "multicast { PassthroughSubject() }\nconnect()") {
                let shared = $0.numbers("-1-2-3-4-|").multicast { PassthroughSubject() }
                $0.show(shared, "first subscriber")
                $0.show(shared, "second subscriber", from: 2)
                var connection: (any Cancellable)?
                $0.at(4) { connection = shared.connect() }
                $0.at(MarbleStage.duration) { withExtendedLifetime(connection) {} }
            },
            MarbleCase("buffer", "buffer(size: 2, prefetch: .byRequest,\nwhenFull: .dropOldest)") {
                let source = $0.numbers("-123---4-|")
                $0.show(
                    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest),
                    requests: [5: 1, 6: 2]
                )
            },

            // Subjects and publishers that start a chain
            MarbleCase("passthroughSubject", "PassthroughSubject<Int, MarbleFailure>()") {
                let subject = PassthroughSubject<Int, MarbleFailure>()
                $0.send("-1-2-3-4-|", to: subject)
                $0.show(subject, "first subscriber")
                $0.show(subject, "second subscriber", from: 4)
            },
            MarbleCase("currentValueSubject", "CurrentValueSubject<Int, MarbleFailure>(0)") {
                let subject = CurrentValueSubject<Int, MarbleFailure>(0)
                $0.send("-1-2-3-4-|", to: subject)
                $0.show(subject, "first subscriber")
                $0.show(subject, "second subscriber", from: 4)
            },
            MarbleCase("just", "Just(1)") { $0.show(Just(1)) },
            MarbleCase("sequence", "[1, 2, 3].publisher") { $0.show([1, 2, 3].publisher) },
            MarbleCase("empty", "Empty<Int, Never>()") { $0.show(Empty<Int, Never>()) },
            MarbleCase("fail", "Fail<Int, MarbleFailure>(\nerror: MarbleFailure())") {
                $0.show(Fail<Int, MarbleFailure>(error: MarbleFailure()))
            },
            MarbleCase("future", "Future { promise in answer(promise) }") { stage in
                func answer(_ promise: @escaping Future<Int, Never>.Promise) { stage.at(4) { promise(.success(1)) } }
                let future = Future { promise in answer(promise) }
                stage.show(future, "first subscriber")
                stage.show(future, "second subscriber", from: 7)
            },
        ]
    }
}
