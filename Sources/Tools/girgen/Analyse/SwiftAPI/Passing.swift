/// A conversion of a Swift value to a C argument.
package indirect enum Passing: Equatable {
    case asItIs
    /// A `gboolean`.
    case truth
    /// An integer that must fit the C type. `what` names the C parameter in the message of the trap.
    case integer(what: String)
    /// A 64-bit unsigned integer, which is a `UInt64` in Swift.
    case unsigned64
    /// The raw value of a Swift value, which must fit the C type.
    case rawValue(what: String)
    /// The lower bound of a range.
    case lowerBound(what: String)
    case float
    /// A `Duration`, whose number of units must fit the C type.
    case duration(DurationUnit, what: String)
    /// A byte as a C `char`.
    case textByte
    /// A member of the Swift value, by name.
    case member(String)
    case text(isFileName: Bool, Copy, what: String)
    /// A string that is passed with its length. If `takesNul` is true, it can contain null characters.
    case countedText(takesNul: Bool, what: String)
    case address(Address)
    /// The address of a copy of a structure.
    case structure
    /// The raw number of an enumeration or flags. `what` is nil if C also accepts undeclared numbers.
    case enumeration(integer: String, cType: String?, what: String?)
    case error(isConsumed: Bool)
    /// A reference-counted container. `isFreed` indicates whether the container is released after the call.
    case container(Container, isFreed: Bool, what: String)
    case strings(isFileNames: Bool, view: String, isFreed: Bool, what: String)
    case list(of: Passing, isSinglyLinked: Bool, Freeing)
    /// A list that stores numbers in place of pointers. If `isOfTypes` is true, they're metatypes in Swift.
    case numberList(ContainerElement, isOfTypes: Bool, isSinglyLinked: Bool, isFreed: Bool, what: String)
    /// The address of a copy of a `GValue`.
    case anyValueCopy
    /// An array of C values. `each` is the conversion of an element, and `end` is the terminating element.
    case array(of: String, each: Passing?, Storage, end: String?)
    /// Bytes for an asynchronous function, with the pointer's type. Their address doesn't change until it finishes.
    case stayingBytes(of: String?)
    case closure(Closure)

    /// The way in which a string is copied for C.
    package enum Copy {
        /// No copy, because C reads the string only during the call.
        case none
        /// A copy whose ownership is transferred to C.
        case consumed
        /// A copy that is freed after the call.
        case temporary
    }

    /// The memory that Swift frees after the call.
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
        /// Memory that GLib allocates. It isn't freed if C takes ownership of it.
        case allocated(isFreed: Bool)
    }

    package enum Container: Equatable {
        case bytes
        case pointerArray(ContainerElement)
        case table(ContainerElement, ContainerElement)
        /// A `GArray`. `each` is the conversion of an element, which is nil if the elements need no conversion.
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
        /// The object that keeps a closure alive while C uses it.
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
