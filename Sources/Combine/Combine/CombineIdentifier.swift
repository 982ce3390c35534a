import Synchronization

/// An identifier that distinguishes subscriptions and subscribers, for example in a log.
///
/// Identifiers that were created from the same object are equal. Every other identifier is unique.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)

    private let value: UInt64

    /// Creates a unique identifier.
    public init() { value = Self.counter.add(1, ordering: .relaxed).newValue }

    /// Creates the identifier of an object.
    public init(_ obj: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// Returns a Boolean value that indicates whether two identifiers are equal.
    public static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool { lhs.value == rhs.value }

    /// The identifier in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}
