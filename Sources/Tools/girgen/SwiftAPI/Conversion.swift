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
    case list(isInterfaces: Bool, isFileNames: Bool, isSinglyLinked: Bool, Transfer)
    case pointerArray(isInterfaces: Bool, Transfer)
    case byteArray(Transfer)
    /// A `GHashTable` with texts for keys; its values are of an enumeration, or texts as well.
    case table(of: TypeName?, isOpaque: Bool, Transfer)

    /// What an array has in it.
    indirect enum Element: Equatable {
        case pointers, interfaces, fileNames, bytes
        case values(cType: String, SwiftType, Conversion)
        /// What needs no conversion of its own.
        case other
    }
}
