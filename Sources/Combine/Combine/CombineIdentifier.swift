import Synchronization

/// An identity for a subscription or a subscriber, which distinguishes streams in a log.
///
/// An identifier that was created from an object is equal for the same object. Any other identifier is unique. Apple
/// Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)

    private let value: UInt64

    /// Creates a unique identifier.
    public init() {
        value = Self.counter.add(1, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object.
    public init(_ obj: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
    }

    /// Returns a Boolean value that indicates whether two identifiers are equal.
    public static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool {
        lhs.value == rhs.value
    }

    /// The identifier in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}
