import Synchronization

/// An identity for a publisher's subscription or a subscriber, so that streams can be told apart when logged.
///
/// An identifier made from an object is the object's. Any other differs from every one made before it. Apple Combine's
/// `CombineIdentifier`.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)

    private let value: UInt64

    /// Creates an identifier that differs from those made so before.
    public init() {
        value = Self.counter.add(1, ordering: .relaxed).newValue
    }

    /// Creates an object's identifier.
    public init(_ obj: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
    }

    /// Returns a Boolean value that indicates whether both identify the same.
    public static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool {
        lhs.value == rhs.value
    }

    /// The identifier in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}
