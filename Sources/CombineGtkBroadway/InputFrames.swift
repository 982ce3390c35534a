/// A parser that checks the WebSocket frames that a browser sends before they are forwarded to `gtk4-broadwayd`.
///
/// `gtk4-broadwayd` doesn't check frames. A malformed frame would crash the server, and GTK would then exit the
/// program. Each frame contains a single input event, which consists of a few numbers.
struct InputFrames {
    /// An error for a malformed frame, which the served page never sends.
    struct Malformed: Error {}

    /// The bytes of the last, incomplete frame.
    private var rest: [UInt8] = []
    /// The touch sequences that have begun and haven't ended.
    private var touches: Set<UInt32> = []

    private enum Kind {
        static let binary: UInt8 = 0x82
        /// The first bytes of the control frames: close, ping and pong.
        static let control: Set<UInt8> = [0x88, 0x89, 0x8A]
    }

    /// The number of values that `gtk4-broadwayd` reads from an event of each type. The index is the number of the
    /// event type in the Broadway protocol. The type, the serial number and the time of the event aren't counted.
    private static let valueCounts = [8, 8, 7, 8, 8, 9, 8, 2, 2, 0, 0, 5, 2, 2, 2]
    private static let touch = 5
    /// The maximum number of values that a forwarded event can contain.
    private static let maximumValueCount = 16

    /// Appends bytes and returns the frames that are complete and can be forwarded.
    mutating func complete(_ bytes: some Sequence<UInt8>) throws(Malformed) -> [UInt8] {
        rest += bytes
        var passed: [UInt8] = []
        var start = 0
        while rest.count - start >= 2 {
            let (kind, length) = (rest[start], Int(rest[start + 1] & 0x7F))
            // Browsers mask their frames. No event is long enough to require the longer encoding of lengths.
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

    /// Returns the numbers in a frame, or nil if the length isn't a multiple of four bytes.
    private static func values(_ frame: ArraySlice<UInt8>) -> [UInt32]? {
        let (mask, payload) = (Array(frame.dropFirst(2).prefix(4)), Array(frame.dropFirst(6)))
        guard payload.count % 4 == 0 else { return nil }
        return stride(from: 0, to: payload.count, by: 4).map { place in
            (0..<4).reduce(0) { $0 << 8 | UInt32(payload[place + $1] ^ mask[$1]) }
        }
    }

    /// Returns a Boolean value that indicates whether GTK can handle an event. After the page is reloaded, a browser
    /// can send updates of a touch sequence whose beginning GTK hasn't received. GTK can't handle such updates.
    private mutating func isExpected(_ values: [UInt32]?) throws(Malformed) -> Bool {
        guard let values, values.count >= 3, let kind = values.first.map({ Int($0) }),
            Self.valueCounts.indices.contains(kind), values.count - 3 >= Self.valueCounts[kind],
            values.count - 3 <= Self.maximumValueCount
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
