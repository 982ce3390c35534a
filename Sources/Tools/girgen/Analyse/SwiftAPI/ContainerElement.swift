/// The way in which a GLib container stores a Swift value in a pointer.
package indirect enum ContainerElement: Equatable {
    case string, fileName
    /// An integer of at most 32 bits that is stored in place of the pointer, with its C type.
    case integer(String)
    /// A pointer to an integer, with the integer's C type.
    case integerAddress(String)
    case unsigned64Address, doubleAddress, floatAddress
    case bool, character, type, enumeration, flags
    case value, object
    case table(ContainerElement, ContainerElement)

    /// A Boolean value that indicates whether C can use the pointer as the key of a table.
    package var isKey: Bool {
        switch self {
        case .string, .fileName, .integer, .type, .enumeration, .flags, .character: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the pointer itself is the value.
    package var isNumber: Bool {
        switch self {
        case .integer, .bool, .character, .type, .enumeration, .flags: true
        default: false
        }
    }
}
