/// The kind of a C type, which determines how values are converted between C and Swift.
indirect enum Kind: Equatable {
    case none
    case bool
    /// An integer, by its C type, `gint`.
    case integer(String)
    case float
    case double
    /// A `gunichar`.
    case character
    /// A keyval, which is Swift's `Key`.
    case key
    /// A `GType`.
    case type
    /// A C string, UTF-8.
    case string
    /// The name of a file or a path: bytes, mostly UTF-8.
    case fileName
    case object(Declaration)
    case interface(Declaration)
    /// A class that doesn't derive from GObject and has its own reference counting: a fundamental type, a boxed record, a variant.
    case owner(Declaration)
    /// A record that is a Swift value.
    case value(Declaration)
    case enumeration(Declaration)
    case flags(Declaration)
    case callback(Declaration)
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
    /// A `GHashTable`, by its keys and values.
    case table(Kind, Kind)
    /// The first of two positions in a text, which are one range in Swift.
    case range
    /// A place in the order in which the main loop serves.
    case priority
    /// A number of seconds or of parts of a second. If it is optional, -1 means nil.
    case duration(DurationUnit, isOptional: Bool)
    /// A `gpointer`.
    case pointer
    case unsupported(String)

    /// A Boolean value that indicates whether the values are GTypes, or arrays of them.
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

    /// A Boolean value that indicates whether C has it as a number.
    var isNumber: Bool {
        switch self {
        case .bool, .integer, .double, .float, .character, .key, .type, .enumeration, .flags, .duration: true
        default: false
        }
    }

    /// A Boolean value that indicates whether there are arrays of it that Swift has values for.
    var isElement: Bool {
        switch self {
        case .value, .object, .interface, .owner: true
        default: isNumber || isText
        }
    }

    var isInterface: Bool {
        if case .interface = self { true } else { false }
    }

    /// A Boolean value that indicates whether it is a GObject.
    var isObject: Bool {
        if case .object = self { true } else { isInterface }
    }

    static func == (left: Kind, right: Kind) -> Bool {
        switch (left, right) {
        case (.none, .none), (.bool, .bool), (.float, .float), (.double, .double), (.character, .character),
            (.key, .key),
            (.type, .type), (.string, .string), (.fileName, .fileName), (.anyValue, .anyValue), (.error, .error),
            (.byteArray, .byteArray), (.range, .range), (.priority, .priority),
            (.pointer, .pointer):
            true
        case (.integer(let left), .integer(let right)): left == right
        case (.duration(let left, let isOptional), .duration(let right, let isOtherOptional)):
            left == right && isOptional == isOtherOptional
        case (.object(let left), .object(let right)), (.interface(let left), .interface(let right)),
            (.owner(let left), .owner(let right)), (.value(let left), .value(let right)),
            (.enumeration(let left), .enumeration(let right)), (.flags(let left), .flags(let right)),
            (.callback(let left), .callback(let right)):
            left === right
        case (.array(let left, _), .array(let right, _)): left == right
        case (.list(let left, let isSingle), .list(let right, let isOtherSingle)):
            left == right && isSingle == isOtherSingle
        case (.pointerArray(let left), .pointerArray(let right)), (.sizedArray(let left), .sizedArray(let right)):
            left == right
        case (.table(let leftKeys, let leftValues), .table(let rightKeys, let rightValues)):
            leftKeys == rightKeys && leftValues == rightValues
        default: false
        }
    }

    /// A Boolean value that indicates whether C has it as a pointer, which may be null.
    var isPointer: Bool {
        switch self {
        case .string, .fileName, .object, .interface, .owner, .value, .callback, .anyValue, .error, .array, .list,
            .pointerArray, .sizedArray, .byteArray, .table, .pointer:
            true
        default: false
        }
    }
}

/// A type that a GIR file declares, and what becomes of it.
final class Declaration {
    enum Category: Equatable {
        /// A GObject class.
        case object
        case interface
        /// A class that has reference counting and doesn't derive from GObject: `GtkExpression`.
        case fundamental
        /// A record that Swift holds by its own class, which copies and frees it by its registered type.
        case boxed
        /// The same for a record without a registered type, with its own functions or those of the C type of its first field.
        case counted(copy: String, free: String, as: String?)
        /// A record that C makes and never frees.
        case permanent
        /// A record that is a Swift structure. Its fields are properties.
        case value
        /// A record that is a Swift structure without fields to look at: `GtkTextIter`.
        case opaqueValue
        case enumeration
        case flags
        case callback
        /// Not bound, and why.
        case unsupported(String)
    }

    let namespace: String
    let name: String
    let module: String
    /// The Swift name, without the module.
    let swiftName: String
    let cType: String
    let getType: String?
    var category: Category
    let decision: Decision
    /// A Boolean value that indicates whether C code sees the structure, so that Swift imports a pointer to it as such.
    let isComplete: Bool

    let compound: GIRCompound?
    let enumeration: GIREnumeration?
    let callback: GIRCallable?

    init(
        namespace: String,
        name: String,
        module: String,
        swiftName: String,
        cType: String,
        getType: String?,
        category: Category,
        decision: Decision,
        isComplete: Bool = false,
        compound: GIRCompound? = nil,
        enumeration: GIREnumeration? = nil,
        callback: GIRCallable? = nil
    ) {
        (self.namespace, self.name, self.module, self.swiftName) = (namespace, name, module, swiftName)
        (self.cType, self.getType, self.category, self.decision) = (cType, getType, category, decision)
        (self.isComplete, self.compound) = (isComplete, compound)
        (self.enumeration, self.callback) = (enumeration, callback)
    }

    var girName: String { "\(namespace).\(name)" }

    /// The name in C's type system: `GtkButton`.
    var typeName: String { compound?.typeName ?? cType }

    /// The class that stands for an interface's unknown implementations.
    var implementationName: String { isClassInSwift ? swiftName : swiftName + "Object" }

    /// A Boolean value that indicates whether it is written by hand in a module, and so not printed.
    var isHandwritten: Bool { decision.handwritten != nil }

    /// A Boolean value that indicates whether it is an interface that Swift has as a class, as nothing in Swift
    /// implements it.
    var isClassInSwift: Bool { category == .interface && decision.asClass == true }

    /// A Boolean value that indicates whether it is what objects and other counted things are of.
    var isClassOrInterface: Bool { category == .object || category == .interface || category == .fundamental }

    /// A Boolean value that indicates whether C takes an enumeration's declared values and no others.
    var isClosed: Bool {
        category == .enumeration && !isHandwritten && decision.open == nil
    }

    /// The attributes of the declaration in the GIR file.
    var info: GIRInfo { compound?.info ?? enumeration?.info ?? callback?.info ?? GIRInfo(name: name) }

    /// A Boolean value that indicates whether a C enumeration's numbers are signed, as they are once one is negative.
    var isSigned: Bool { enumeration?.members.contains { $0.value.hasPrefix("-") } ?? false }
}
