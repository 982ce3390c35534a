/// A Swift type, and the meaning of its values in C.
package indirect enum SwiftType: Equatable {
    case void, bool
    /// An `Int` whose value must fit the given C type.
    case integer(String)
    /// An element of a byte array, with its C type.
    case byte(String)
    case double
    /// A `Unicode.Scalar`.
    case character
    case key
    /// A `GType`.
    case type
    /// A Swift type that represents a `GType`.
    case metatype
    case string
    /// A `String` that contains a file name.
    case fileName
    case object(TypeName)
    /// An object of any class that implements an interface. `isClass` indicates whether the interface is a Swift class.
    case interface(TypeName, isClass: Bool)
    /// A structure, or a class that owns a C record.
    case record(TypeName)
    /// An enumeration with the numbers that C declares.
    case enumeration(TypeName, numbers: [String], isRegistered: Bool)
    case flags(TypeName, isRegistered: Bool)
    case closure(ClosureType)
    case value, error
    case array(SwiftType, count: Int?)
    case bytes
    case dictionary(SwiftType, SwiftType)
    case range
    case duration(DurationUnit)
    case priority, pointer
    /// A type that a decision names.
    case named(String)
    case tuple([TupleElement])
    case optional(SwiftType)

    package struct TupleElement: Equatable {
        package let label: String?
        package let type: SwiftType
    }

    /// A closure type that has a name.
    package struct ClosureType: Equatable {
        package let name: TypeName
        package let parameterCount: Int
        package let result: SwiftType
    }

    package var isOptional: Bool { if case .optional = self { true } else { false } }

    package var wrapped: SwiftType { if case .optional(let type) = self { type } else { self } }

    /// Returns the type wrapped in `Optional`. A pointer or an optional type is returned unchanged.
    package func optional(_ isOptional: Bool = true) -> SwiftType {
        isOptional && !self.isOptional && self != .pointer ? .optional(self) : self
    }
}
