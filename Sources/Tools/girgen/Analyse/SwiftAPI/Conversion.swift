/// A conversion of a C value to a Swift value.
package indirect enum Conversion: Equatable {
    case asItIs
    /// A `gboolean`.
    case truth
    case integer
    /// An unsigned integer that is as wide as a pointer. Values greater than `Int.max` become `Int.max`.
    case clampedInteger
    /// A 64-bit unsigned integer, which is a `UInt64` in Swift.
    case unsigned64
    case double
    case duration(DurationUnit, isOptional: Bool)
    case character
    case key
    case text(isFileName: Bool, isOptional: Bool, Transfer)
    /// An object, or a structure that is copied. The C value is a pointer to the object or structure.
    case pointee(isInterface: Bool, isOptional: Bool, isOpaque: Bool, Transfer)
    case structure(TypeName)
    /// A structure that is a part of another value and keeps that value alive.
    case part(TypeName)
    /// An enumeration or flags. `isNumber` indicates that the C value is a plain number.
    case enumeration(TypeName, isNumber: Bool)
    case array(Element, count: Int?, isOptional: Bool, Transfer)
    /// A list. If it stores numbers in place of pointers, `numbers` describes their representation.
    case list(numbers: ContainerElement?, isInterfaces: Bool, isFileNames: Bool, isSinglyLinked: Bool, Transfer)
    case pointerArray(numbers: ContainerElement?, isInterfaces: Bool, Transfer)
    /// A `GArray`. The conversion of the elements is nil if Swift copies each structure separately.
    case sizedArray(cType: String, SwiftType, Conversion?, Transfer)
    case byteArray(Transfer)
    case table(ContainerElement, ContainerElement, isOpaque: Bool, Transfer)

    /// The kind of elements that an array contains.
    package indirect enum Element: Equatable {
        case pointers, interfaces, fileNames, bytes
        /// Contiguous `GValue` structures.
        case anyValues
        case values(cType: String, SwiftType, Conversion)
        /// Elements that need no conversion.
        case other
    }
}
