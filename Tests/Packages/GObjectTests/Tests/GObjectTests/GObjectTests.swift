import CGtk
@_spi(Binding) import Gtk
import XCTest

/// Calls of the bound functions with the values in the C sources.
struct Calls {
    let name: String
    /// The reason why the C library leaks memory at each call, or nil if it doesn't.
    let leak: String?
    let perform: @MainActor () throws -> Void

    init(_ name: String, leak: String? = nil, _ perform: @escaping @MainActor () throws -> Void) {
        (self.name, self.leak, self.perform) = (name, leak, perform)
    }

    /// All calls.
    static let all =
        numbers + collections + containers + changes + structures + objects + regressValues + regressCollections
        + regressObjects
}

final class GObjectTests: XCTestCase {
    /// The number of repetitions of each group. The environment variable `ROUNDS` sets it.
    private var rounds: Int { ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 100 }

    func testValuesMatchTheCSources() throws {
        try MainActor.assumeIsolated {
            for calls in Calls.all { try calls.perform() }
        }
    }

    func testRepeatedCallsDoNotLeak() throws {
        let rounds = self.rounds
        try MainActor.assumeIsolated {
            for calls in Calls.all where calls.leak == nil {
                // For allocations that are made only once.
                for _ in 0..<20 { try calls.perform() }
                let (objects, memory) = (Self.liveObjects, mallinfo2().uordblks)
                for _ in 0..<rounds { try calls.perform() }
                let growth = Int(mallinfo2().uordblks) - Int(memory)
                XCTAssertEqual(Self.liveObjects, objects, calls.name)
                XCTAssertLessThan(growth, max(4096, rounds), "\(calls.name): bytes that \(rounds) rounds allocated")
            }
        }
    }

    /// The number of Swift objects with C objects, boxed values, variants and closures.
    @MainActor
    private static var liveObjects: [Int] {
        [
            LiveCount.objects, LiveCount.boxed, LiveCount.fundamentals, LiveCount.variants, LiveCount.closures,
            LiveCount.connections,
        ]
    }
}

/// Calls a function with an in/out parameter, and compares the new value.
@MainActor
func expect<Value: Equatable>(
    _ function: @MainActor (inout Value) -> Void,
    _ value: Value,
    becomes expected: Value,
    line: UInt = #line
) {
    var value = value
    function(&value)
    XCTAssertEqual(value, expected, line: line)
}

/// Calls functions without arguments, and compares their results.
@MainActor
func expect<Value: Equatable>(_ functions: [@MainActor () -> Value], _ expected: Value, line: UInt = #line) {
    for (index, function) in functions.enumerated() {
        XCTAssertEqual(function(), expected, "function \(index)", line: line)
    }
}

/// Calls functions that check their arguments themselves.
@MainActor
func pass<Value>(_ value: Value, to functions: [@MainActor (Value) -> Void]) {
    for function in functions { function(value) }
}
