/// The kind of a C type, which determines how values are converted between C and Swift.
indirect enum Kind: Equatable {
    case none, bool
    /// An integer, with its C type, for example `gint`.
    case integer(String)
    case float, double
    /// A `gunichar`.
    case character
    /// A keyval. In Swift, it's a `Key`.
    case key
    /// A `GType`.
    case type
    /// A C string in UTF-8.
    case string
    /// A file name or path. Its encoding is usually UTF-8.
    case fileName
    case object(Declaration), interface(Declaration)
    /// A class that doesn't derive from GObject: a fundamental type, a boxed record or a variant.
    case owner(Declaration)
    /// A record that is a value type in Swift.
    case value(Declaration)
    case enumeration(Declaration), flags(Declaration), callback(Declaration)
    /// A `GValue`.
    case anyValue
    /// A `GError`.
    case error
    case array(Kind, GIRArray)
    /// A `GList`, or a `GSList`.
    case list(Kind, isSinglyLinked: Bool)
    /// A `GPtrArray`.
    case pointerArray(Kind)
    /// A `GArray`.
    case sizedArray(Kind)
    case byteArray
    /// A `GHashTable`, with the kinds of its keys and values.
    case table(Kind, Kind)
    /// The first of two text positions, which form a range in Swift.
    case range
    /// A priority in the main loop.
    case priority
    /// A number of seconds or fractions of a second. `isOptional` indicates whether -1 means nil.
    case duration(DurationUnit, isOptional: Bool)
    /// A `gpointer`.
    case pointer
    case unsupported(String)

    /// A Boolean value that indicates whether the values are GTypes or arrays of GTypes.
    var isOfTypes: Bool {
        switch self {
        case .type, .array(.type, _): true
        default: false
        }
    }

    var isByte: Bool {
        if case .integer(let name) = self { ["guint8", "guchar", "gint8", "gchar"].contains(name) } else { false }
    }

    var isText: Bool { self == .string || self == .fileName }

    var isNumber: Bool {
        switch self {
        case .bool, .integer, .double, .float, .character, .key, .type, .enumeration, .flags, .duration: true
        default: false
        }
    }

    /// A Boolean value that indicates whether Swift can represent arrays of values of this kind.
    var isElement: Bool {
        switch self {
        case .value, .object, .interface, .owner: true
        default: isNumber || isText
        }
    }

    var isCallback: Bool { if case .callback = self { true } else { false } }

    var isInterface: Bool { if case .interface = self { true } else { false } }

    var isObject: Bool { if case .object = self { true } else { isInterface } }

    /// A Boolean value that indicates whether the values are objects in Swift.
    var isWrapped: Bool { if case .owner = self { true } else { isObject } }

    /// The type of the values, if a GIR file declares it.
    var declaration: Declaration? {
        switch self {
        case .object(let type), .interface(let type), .owner(let type), .value(let type), .enumeration(let type),
            .flags(let type), .callback(let type):
            type
        default: nil
        }
    }

    /// A Boolean value that indicates whether the C type is a pointer, which may be null.
    var isPointer: Bool {
        switch self {
        case .string, .fileName, .object, .interface, .owner, .value, .callback, .anyValue, .error, .array, .list,
            .pointerArray, .sizedArray, .byteArray, .table, .pointer:
            true
        default: false
        }
    }
}

/// A type that a GIR file declares, and the corresponding Swift type.
final class Declaration: Equatable {
    enum Category: Equatable {
        /// A GObject class.
        case object
        case interface
        /// A reference-counted class that doesn't derive from GObject, for example `GtkExpression`.
        case fundamental
        /// A record that a Swift class owns. The registered type copies and frees the record.
        case boxed
        /// A record that a Swift class owns and that has no registered type. The functions with the given names copy
        /// and free the record. The functions belong to the record or to the C type of its first field.
        case counted(copy: String, free: String, as: String?)
        /// A record that C creates and never frees.
        case permanent
        /// A record that is a Swift structure whose properties are the record's fields.
        case value
        /// A record that is a Swift structure with private fields, for example `GtkTextIter`.
        case opaqueValue
        case enumeration, flags, callback
        /// A type that isn't bound, with the reason.
        case unsupported(String)
    }

    let namespace: String
    let name: String
    let module: String
    /// The Swift name, without the module.
    let swiftName: String
    let cType: String
    var category: Category
    let decision: Decision

    var compound: GIRCompound?
    var enumeration: GIREnumeration?
    var callback: GIRCallable?

    init(_ name: String, _ cType: String, _ category: Category, in namespace: String, of library: GIRLibrary) {
        (self.namespace, self.name, self.cType, self.category) = (namespace, name, cType, category)
        module = library.configuration.module(ofNamespace: namespace)?.name ?? namespace
        swiftName = library.swiftName(name, cType: cType, namespace: namespace)
        decision = library.policy["\(namespace).\(name)"]
    }

    var getType: String? { enumeration?.getType ?? compound?.getType.flatMap { $0 == "intern" ? nil : $0 } }

    /// C headers declare the fields of the structure. Swift imports a pointer to it as a typed pointer.
    var isComplete: Bool {
        guard let compound, decision.type.incomplete == nil else { return false }
        return !compound.fields.isEmpty && !compound.isDisguised && compound.kind != .interface
    }

    static func == (left: Declaration, right: Declaration) -> Bool { left === right }

    var girName: String { "\(namespace).\(name)" }

    /// The name in the GObject type system, for example `GtkButton`.
    var typeName: String { compound?.typeName ?? cType }

    /// The name of the Swift class for objects of unknown C classes that implement the interface.
    var implementationName: String { isClassInSwift ? swiftName : swiftName + "Object" }

    /// A Boolean value that indicates whether the type is handwritten and therefore isn't printed.
    var isHandwritten: Bool { decision.handwritten != nil }

    /// Swift classes can't implement such an interface.
    var isClassInSwift: Bool { category == .interface && decision.type.asClass == true }

    var isClassOrInterface: Bool { category == .object || category == .interface || category == .fundamental }

    /// A Boolean value that indicates whether C only accepts the declared values of an enumeration.
    var isClosed: Bool { category == .enumeration && !isHandwritten && decision.type.open == nil }

    var info: GIRInfo { compound?.info ?? enumeration?.info ?? callback?.info ?? GIRInfo(name: name) }

    /// The numbers of a C enumeration are signed if any of them is negative.
    var isSigned: Bool { numbers.contains { $0.hasPrefix("-") } }

    /// The numbers of an enumeration, as in the GIR file.
    var numbers: [String] { enumeration?.members.map(\.value) ?? [] }

    var isRegistered: Bool { getType != nil }
}
