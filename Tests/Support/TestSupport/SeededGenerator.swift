/// A random number generator that produces the same sequence for the same seed. It implements SplitMix64.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    public mutating func int(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    public mutating func int(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &self)
    }

    public mutating func ints(count: ClosedRange<Int>) -> [Int] {
        (0..<int(in: count)).map { _ in int(in: 0...99) }
    }

    public mutating func bool() -> Bool {
        Bool.random(using: &self)
    }
}
