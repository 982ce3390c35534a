// The content of a GIR file as Swift values. No decisions are made here.

/// The common attributes of elements that declare something.
struct GIRInfo {
    var name: String
    var version: String?
    var isDeprecated = false
    var deprecatedVersion: String?
    /// The replacement that the file names for a deprecated declaration.
    var deprecation: String?
    var isIntrospectable = true
}

/// A type as a parameter, a result or a property states it.
struct GIRType: Equatable {
    /// The name in introspection's terms: `gint`, `utf8`, `Gdk.Rectangle`, `GLib.List`, or nil for a plain C array.
    var name: String?
    /// The C spelling: `const GdkRectangle*`.
    var cType: String?
    /// The element types of arrays and lists.
    var elements: [GIRType] = []
    var array: GIRArray?
}

/// The ways in which an array ends.
struct GIRArray: Equatable {
    /// The parameter that holds the length, counted without the instance.
    var length: Int?
    var fixedSize: Int?
    var isZeroTerminated: Bool
}

enum GIRDirection: String {
    case `in`, out, `inout`
}

enum GIRTransfer: String {
    case none, container, full, floating
}

enum GIRScope: String {
    case call, async, notified, forever
}

struct GIRParameter {
    var name: String
    var type: GIRType
    var isVarargs = false
    var direction = GIRDirection.in
    var transfer = GIRTransfer.none
    var isNullable = false
    var isOptional = false
    var isCallerAllocated = false
    var scope: GIRScope?
    /// The parameter that a callback is called with.
    var closure: Int?
    /// The parameter that frees it.
    var destroy: Int?
}

struct GIRResult {
    var type: GIRType
    var transfer = GIRTransfer.none
    var isNullable = false
}

/// A function, method, constructor, callback or signal.
struct GIRCallable {
    var info: GIRInfo
    var cIdentifier = ""
    /// A callback's C type.
    var cType: String?
    var instance: GIRParameter?
    var parameters: [GIRParameter] = []
    var result = GIRResult(type: GIRType(name: "none"))
    var throwsError = false
    var shadows: String?
    var shadowedBy: String?
    var movedTo: String?
    /// The property that a method gets or sets.
    var getProperty: String?
    var setProperty: String?
    /// The attributes of a signal.
    var isDetailed = false
    var isAction = false
    /// The method that calls a virtual function.
    var invoker: String?
}

struct GIRProperty {
    var info: GIRInfo
    var type: GIRType
    var isReadable = true
    var isWritable = false
    var isConstructOnly = false
    var transfer = GIRTransfer.none
    var getter: String?
    var setter: String?
}

struct GIRField {
    var name: String
    var type: GIRType?
    var isPrivate = false
    var isWritable = false
}

struct GIRMember {
    var name: String
    var version: String?
    var value: String
    var cIdentifier: String
}

struct GIREnumeration {
    var info: GIRInfo
    var cType: String
    var getType: String?
    var isFlags: Bool
    var errorDomain: String?
    var members: [GIRMember] = []
    var functions: [GIRCallable] = []
}

/// A class, an interface, a record or a union.
struct GIRCompound {
    enum Kind: String {
        case `class`, interface, record, union
    }

    var kind: Kind
    var info: GIRInfo
    var cType: String?
    var typeName: String?
    var getType: String?
    var parent: String?
    var isAbstract = false
    var isFundamental = false
    var isDisguised = false
    var isForeign = false
    /// The class that a record is the C class structure of.
    var classStructureOf: String?
    var refFunction: String?
    var unrefFunction: String?
    var getValueFunction: String?
    var setValueFunction: String?
    var implements: [String] = []
    var prerequisites: [String] = []
    var constructors: [GIRCallable] = []
    var methods: [GIRCallable] = []
    var functions: [GIRCallable] = []
    /// A function that subclasses override, or that implementations of an interface have.
    var virtualMethods: [GIRCallable] = []
    var properties: [GIRProperty] = []
    var signals: [GIRCallable] = []
    var fields: [GIRField] = []
    var constants: [GIRConstant] = []
}

struct GIRConstant {
    var info: GIRInfo
    var value: String
    var type: GIRType
    var cType: String
}

struct GIRAlias {
    var name: String
    var cType: String
    var target: GIRType
}

struct GIRNamespace {
    var name: String
    var version: String
    var file: String
    /// The namespaces that it is built on.
    var includes: [String] = []
    /// Their versions, by name.
    var includedVersions: [String: String] = [:]
    /// The name by which `pkg-config` knows the library.
    var package: String?
    /// The headers that C programs include.
    var headers: [String] = []
    /// The shared libraries that it is in: `libadwaita-1.so.0`.
    var sharedLibraries: [String] = []
    /// The prefix of its functions' names, without the last `_`.
    var symbolPrefixes: [String] = []
    var compounds: [GIRCompound] = []
    var enumerations: [GIREnumeration] = []
    var callbacks: [GIRCallable] = []
    var functions: [GIRCallable] = []
    var constants: [GIRConstant] = []
    var aliases: [GIRAlias] = []
}
