/// How what C gives back becomes a Swift value.
indirect enum Conversion: Equatable {
    case asItIs
    /// A `gboolean`.
    case truth
    case integer
    /// A size or another unsigned integer as wide as a pointer. Greater values become `Int.max`.
    case clampedInteger
    /// An unsigned integer of 64 bits, which Swift has as `UInt64`.
    case unsigned64
    case double
    case duration(DurationUnit, isOptional: Bool)
    case character
    case key
    case text(isFileName: Bool, isOptional: Bool, Transfer)
    /// What a pointer is to: an object, or a structure to copy.
    case pointee(isInterface: Bool, isOptional: Bool, isOpaque: Bool, Transfer)
    /// A C structure.
    case structure(TypeName)
    /// A structure that keeps alive what it was read from.
    case part(TypeName)
    /// An enumeration or flags; of a plain number where C has it as that.
    case enumeration(TypeName, isNumber: Bool)
    case array(Element, count: Int?, isOptional: Bool, Transfer)
    /// A list; `numbers` is the way in which it stores numbers in place of pointers.
    case list(numbers: ContainerElement?, isInterfaces: Bool, isFileNames: Bool, isSinglyLinked: Bool, Transfer)
    case pointerArray(numbers: ContainerElement?, isInterfaces: Bool, Transfer)
    /// A `GArray`, by what each element becomes, or nil for structures that Swift copies one by one.
    case sizedArray(cType: String, SwiftType, Conversion?, Transfer)
    case byteArray(Transfer)
    case table(ContainerElement, ContainerElement, isOpaque: Bool, Transfer)

    /// What an array has in it.
    indirect enum Element: Equatable {
        case pointers, interfaces, fileNames, bytes
        /// `GValue` structures that follow each other.
        case anyValues
        case values(cType: String, SwiftType, Conversion)
        /// What needs no conversion of its own.
        case other
    }
}
