/// A conversion of a Swift value to a C argument.
package indirect enum Passing: Equatable {
    case asItIs
    /// A `gboolean`.
    case truth
    /// An integer that must fit the C type. `what` names the C parameter in the message of the trap.
    case integer(what: String)
    /// An unsigned integer of 64 bits, which is a `UInt64` in Swift.
    case unsigned64
    /// The raw value of a Swift value, which must fit the C type.
    case rawValue(what: String)
    /// The lower bound of a range.
    case lowerBound(what: String)
    case float
    /// A `Duration`, which must fit the C number.
    case duration(DurationUnit, what: String)
    /// A byte as a C `char`.
    case textByte
    /// A member of the value.
    case member(String)
    case text(isFileName: Bool, Copy, what: String)
    /// A string whose length is passed as well. Only some C functions read beyond a null character.
    case countedText(takesNul: Bool, what: String)
    case address(Address)
    /// The address of a copy of a structure.
    case structure
    /// The number of an enumeration or flags, with its integer type and its C type. `what` isn't nil if C only accepts
    /// declared numbers.
    case enumeration(integer: String, cType: String?, what: String?)
    case error(isConsumed: Bool)
    /// A container with a reference count. `isFreed` indicates whether it is released after the call.
    case container(Container, isFreed: Bool, what: String)
    case strings(isFileNames: Bool, view: String, isFreed: Bool, what: String)
    case list(of: Passing, isSinglyLinked: Bool, Freeing)
    /// A list of numbers in place of pointers. `isOfTypes` indicates whether Swift types represent `GType` numbers.
    case numberList(ContainerElement, isOfTypes: Bool, isSinglyLinked: Bool, isFreed: Bool, what: String)
    /// The address of a copy of a `GValue`.
    case anyValueCopy
    /// An array of C values. `each` is nil if the Swift elements are the C elements. `end` is the terminating element.
    case array(of: String, each: Passing?, Storage, end: String?)
    /// Bytes that have a constant address until an asynchronous function ends. The type is nil for an untyped pointer.
    case stayingBytes(of: String?)
    case closure(Closure)

    /// The copy of a string that is passed to C.
    package enum Copy {
        /// No copy, because C reads the string only during the call.
        case none
        /// A copy that C owns.
        case consumed
        /// A copy that is freed after the call.
        case temporary
    }

    /// The memory that is freed after the call.
    package enum Freeing {
        case nothing, list
        /// The list and its elements.
        case elements
        /// The elements without the list.
        case elementsOnly
    }

    /// The storage of an array during the call.
    package enum Storage: Equatable {
        case constant, changeable
        /// Memory that GLib allocates. It is freed after the call unless C takes ownership of it.
        case allocated(isFreed: Bool)
    }

    /// A container with a reference count.
    package enum Container: Equatable {
        case bytes
        case pointerArray(ContainerElement)
        case table(ContainerElement, ContainerElement)
        /// A `GArray`, with the C type of its elements and the conversion of each element. The conversion is nil if the
        /// elements are the same in Swift and C.
        case sizedArray(cType: String, each: Passing?)
        /// A `GArray` of strings.
        case sizedStrings
    }

    /// The address of an object.
    package struct Address: Equatable {
        /// The cast of the address to the type of the C parameter.
        package enum Cast: Equatable {
            case none, opaque, untyped
            case bound(to: String)
        }

        /// The Swift property that contains the address.
        package var property = "pointer"
        package var cast: Cast
    }

    /// A closure, with the C function that calls it.
    package struct Closure: Equatable {
        /// The object with which a closure that C keeps is recorded.
        package enum Keeper: Equatable {
            case none, instance
            /// The object that the initializer creates.
            case madeObject
            case argument(String, isOptional: Bool)
        }

        package let type: TypeName
        /// A Boolean value that indicates whether C calls the closure only once and doesn't free it.
        package let isOnce: Bool
        package let keeper: Keeper
        /// A Boolean value that indicates whether the closure is released when the call returns.
        package let isReleased: Bool
    }
}
