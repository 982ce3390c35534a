/// A Swift type, and what its values stand for in C.
indirect enum SwiftType: Equatable {
    case void
    case bool
    /// An `Int`, by the C type that has to have room for it.
    case integer(String)
    /// A byte of an array, by its C type.
    case byte(String)
    case double
    /// A `Unicode.Scalar`.
    case character
    /// A `Key`.
    case key
    /// A `GType`.
    case type
    /// A Swift type that stands for a `GType`.
    case metatype
    case string
    /// A `String` that names a file.
    case fileName
    case object(TypeName)
    /// An object of any class that has an interface; `isClass` is whether that is a class in Swift.
    case interface(TypeName, isClass: Bool)
    /// A structure, or a class that is none of objects.
    case record(TypeName)
    /// An enumeration with the numbers that C declares.
    case enumeration(TypeName, numbers: [String], isRegistered: Bool)
    case flags(TypeName, isRegistered: Bool)
    case closure(ClosureType)
    /// A `Value`.
    case value
    case error
    case array(SwiftType, count: Int?)
    case bytes
    case dictionary(SwiftType, SwiftType)
    case range
    /// A `Duration`, by the unit in which C counts it.
    case duration(DurationUnit)
    case priority
    case pointer
    /// A type by its name, which was decided by hand.
    case named(String)
    case tuple([TupleElement])
    case optional(SwiftType)

    struct TupleElement: Equatable {
        let label: String?
        let type: SwiftType
    }

    /// A closure's type, by its name.
    struct ClosureType: Equatable {
        let name: TypeName
        let parameterCount: Int
        let result: SwiftType
    }

    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its being optional.
    var wrapped: SwiftType {
        if case .optional(let type) = self { type } else { self }
    }

    /// Returns the optional of a type. A pointer and what is optional already are that themselves.
    func optional(_ isOptional: Bool = true) -> SwiftType {
        isOptional && !self.isOptional && self != .pointer ? .optional(self) : self
    }
}
