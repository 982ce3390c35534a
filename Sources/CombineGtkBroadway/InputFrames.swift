/// The frames that a browser sends through the WebSocket of a window, checked before they reach `gtk4-broadwayd`.
///
/// `gtk4-broadwayd` trusts them: a malformed frame crashes it, and GTK then ends the program. The page sends its input
/// as single frames with a few numbers each.
struct InputFrames {
    /// Input that the page doesn't send.
    struct Malformed: Error {}

    /// The bytes of a frame that isn't complete.
    private var rest: [UInt8] = []
    /// The touches that have begun and not ended.
    private var touches: Set<UInt32> = []

    private enum Kind {
        static let binary: UInt8 = 0x82
        /// The frames for the end of the connection, a ping and a pong.
        static let control: Set<UInt8> = [0x88, 0x89, 0x8A]
    }

    /// The number of values of each kind of input, in the order of the kinds in the Broadway protocol. The kind, the
    /// serial number and the time aren't counted.
    private static let valueCounts = [8, 8, 7, 8, 8, 9, 8, 2, 2, 0, 0, 5, 2, 2, 2]
    private static let touch = 5
    /// A limit that is higher than the number of values in any kind of input.
    private static let mostValues = 16

    /// Returns the bytes of the frames that are now complete, to forward them.
    mutating func complete(_ bytes: some Sequence<UInt8>) throws(Malformed) -> [UInt8] {
        rest += bytes
        var passed: [UInt8] = []
        var start = 0
        while rest.count - start >= 2 {
            let (kind, length) = (rest[start], Int(rest[start + 1] & 0x7F))
            // A browser masks what it sends. A frame with a longer form of the length is longer than any input.
            guard rest[start + 1] & 0x80 != 0, length < 126, kind == Kind.binary || Kind.control.contains(kind) else {
                throw Malformed()
            }
            let end = start + 6 + length
            if end > rest.count { break }
            let frame = rest[start..<end]
            if kind != Kind.binary {
                passed += frame
            } else if try isExpected(Self.values(frame)) {
                passed += frame
            }
            start = end
        }
        rest.removeFirst(start)
        return passed
    }

    /// Returns the numbers in a frame, or nil if a number is incomplete.
    private static func values(_ frame: ArraySlice<UInt8>) -> [UInt32]? {
        let (mask, payload) = (Array(frame.dropFirst(2).prefix(4)), Array(frame.dropFirst(6)))
        guard payload.count % 4 == 0 else { return nil }
        return stride(from: 0, to: payload.count, by: 4).map { place in
            (0..<4).reduce(0) { $0 << 8 | UInt32(payload[place + $1] ^ mask[$1]) }
        }
    }

    /// Returns a Boolean value that indicates whether GTK expects an input. It doesn't expect the continuation of a
    /// touch that hasn't begun, which occurs when the page is reloaded.
    private mutating func isExpected(_ values: [UInt32]?) throws(Malformed) -> Bool {
        guard let values, values.count >= 3, let kind = values.first.map({ Int($0) }),
            Self.valueCounts.indices.contains(kind), values.count - 3 >= Self.valueCounts[kind],
            values.count - 3 <= Self.mostValues
        else { throw Malformed() }
        guard kind == Self.touch else { return true }
        let (phase, touch) = (values[3], values[5])
        switch phase {
        case 0:
            touches.insert(touch)
            return true
        case 1: return touches.contains(touch)
        case 2: return touches.remove(touch) != nil
        default: throw Malformed()
        }
    }
}
