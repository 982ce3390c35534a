/// The one-time token in the printed address: 128 bits from the system's random number generator.
struct AccessSecret: Sendable {
    /// The token in the address, 32 digits.
    let text: String

    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Returns a Boolean value that indicates whether a text is the token, in constant time.
    func matches(_ guess: some StringProtocol) -> Bool {
        guard guess.utf8.count == text.utf8.count else { return false }
        var difference: UInt8 = 0
        for (given, wanted) in zip(guess.utf8, text.utf8) { difference |= given ^ wanted }
        return difference == 0
    }
}
