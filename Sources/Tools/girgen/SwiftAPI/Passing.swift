/// How a Swift value goes to C.
indirect enum Passing: Equatable {
    case asItIs
    /// A `gboolean`.
    case truth
    /// An integer that has to fit; `what` is the parameter in C's terms, for the trap.
    case integer(what: String)
    /// An unsigned integer of 64 bits, which Swift has as `UInt64`.
    case unsigned64
    /// The integer that a value stands for, which has to fit.
    case rawValue(what: String)
    /// The first number of a range.
    case lowerBound(what: String)
    case float
    /// A `Duration`, which has to fit the C number.
    case duration(DurationUnit, what: String)
    /// A byte as C's `char`.
    case textByte
    /// A member of the value.
    case member(String)
    case text(isFileName: Bool, Copy, what: String)
    /// A text whose length is passed as well. Only some C functions look behind a NUL.
    case countedText(takesNul: Bool, what: String)
    case address(Address)
    /// The address of a copy of a structure.
    case structure
    /// A number, by its integer type and the C type made of it; `what` is there where C takes declared numbers alone.
    case enumeration(integer: String, cType: String?, what: String?)
    case error(isConsumed: Bool)
    /// A container with a reference count; `isFreed` is whether it is released after the call.
    case container(Container, isFreed: Bool, what: String)
    case strings(isFileNames: Bool, view: String, isFreed: Bool, what: String)
    case list(of: Passing, isSinglyLinked: Bool, Freeing)
    /// A list of numbers in place of pointers; `isOfTypes` is whether Swift types stand for `GType` numbers.
    case numberList(ContainerElement, isOfTypes: Bool, isSinglyLinked: Bool, isFreed: Bool, what: String)
    /// The address of a copy of a `GValue`.
    case anyValueCopy
    /// An array of C values. `each` is nil if the Swift elements are the C elements. `end` is the terminating element.
    case array(of: String, each: Passing?, Storage, end: String?)
    /// Bytes that stay where they are until an asynchronous function ends, or nil for an untyped pointer.
    case stayingBytes(of: String?)
    case closure(Closure)

    /// Whose copy of a text C gets.
    enum Copy {
        /// None, as C reads the text during the call.
        case none
        /// A copy that C owns.
        case consumed
        /// One that is freed after the call.
        case temporary
    }

    /// What is freed after the call.
    enum Freeing {
        case nothing, list
        /// The list with what is in it.
        case elements
        /// What is in the list, but not the list.
        case elementsOnly
    }

    /// How an array is stored for the call.
    enum Storage: Equatable {
        case constant, changeable
        /// In GLib's memory, which is freed after the call unless C takes it over.
        case allocated(isFreed: Bool)
    }

    /// A container that C counts references to.
    enum Container: Equatable {
        case bytes
        case pointerArray(ContainerElement)
        case table(ContainerElement, ContainerElement)
        /// A `GArray`, by its elements' C type and what is passed for each of them, or nil if Swift has the elements as
        /// C does.
        case sizedArray(cType: String, each: Passing?)
        /// A `GArray` of strings.
        case sizedStrings
    }

    /// An object's address.
    struct Address: Equatable {
        /// How the address becomes what the C parameter is.
        enum Cast: Equatable {
            case none, opaque, untyped
            case bound(to: String)
        }

        /// The Swift property that has it.
        var property = "pointer"
        var cast: Cast
    }

    /// A closure with the C function that calls it.
    struct Closure: Equatable {
        /// What the closures are recorded with that C keeps.
        enum Keeper: Equatable {
            case none, instance
            /// The object that the initializer is making.
            case madeObject
            case argument(String, isOptional: Bool)
        }

        let type: TypeName
        /// A Boolean value that indicates whether C calls it once and frees nothing.
        let isOnce: Bool
        let keeper: Keeper
        /// A Boolean value that indicates whether it is let go when the call is over.
        let isReleased: Bool
    }
}
