/// The one-time token in the printed address. It contains 128 random bits from the system.
struct AccessSecret: Sendable {
    /// The token, which consists of 32 hexadecimal digits.
    let text: String

    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Returns a Boolean value that indicates whether a string equals the token. The comparison takes constant time, so
    /// that a client can't guess the token by measuring the time.
    func matches(_ guess: some StringProtocol) -> Bool {
        guard guess.utf8.count == text.utf8.count else { return false }
        var difference: UInt8 = 0
        for (given, expected) in zip(guess.utf8, text.utf8) { difference |= given ^ expected }
        return difference == 0
    }
}
