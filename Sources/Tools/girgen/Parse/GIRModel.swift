// The model of a GIR file in Swift. It contains only what the file states.

/// The common attributes of elements that represent declarations.
package struct GIRInfo {
    package var name: String
    package var line: Int?
    package var version: String?
    package var isDeprecated = false
    package var deprecatedVersion: String?
    /// The replacement that the GIR file states for a deprecated declaration.
    package var deprecation: String?
    package var isIntrospectable = true
}

/// The type of a parameter, a result or a property.
package struct GIRType: Equatable {
    /// The name in the GIR file, for example `gint`, `utf8` or `Gdk.Rectangle`. It's nil for a plain C array.
    package var name: String?
    /// The C spelling, for example `const GdkRectangle*`.
    package var cType: String?
    /// The element types of arrays and lists.
    package var elements: [GIRType] = []
    package var array: GIRArray?

    /// The names of the type and of its element types.
    package var names: [String] { [name].compactMap(\.self) + elements.flatMap(\.names) }
}

/// The information that determines the length of an array.
///
/// All instances of this structure are equal. Otherwise, the array types of two accessors could differ only because the
/// accessors state the same length in different ways.
package struct GIRArray: Equatable {
    /// The index of the parameter with the length, not counting the instance.
    package var length: Int?
    package var fixedSize: Int?
    package var isZeroTerminated: Bool

    package static func == (left: GIRArray, right: GIRArray) -> Bool { true }
}

package enum GIRDirection: String { case `in`, out, `inout` }

package enum GIRTransfer: String { case none, container, full, floating }

package enum GIRScope: String { case call, async, notified, forever }

package struct GIRParameter {
    package var name: String
    package var type: GIRType
    package var isVarargs = false
    package var direction = GIRDirection.in
    package var transfer = GIRTransfer.none
    package var isNullable = false
    package var isOptional = false
    package var isCallerAllocated = false
    package var scope: GIRScope?
    /// The index of the parameter with the user data of a callback.
    package var closure: Int?
    /// The index of the parameter with the function that frees the user data.
    package var destroy: Int?
}

package struct GIRResult {
    package var type: GIRType
    package var transfer = GIRTransfer.none
    package var isNullable = false
}

/// A function, method, constructor, callback or signal.
package struct GIRCallable {
    package var info: GIRInfo
    package var cIdentifier = ""
    /// The C type of a callback.
    package var cType: String?
    package var instance: GIRParameter?
    package var parameters: [GIRParameter] = []
    package var result = GIRResult(type: GIRType(name: "none"))
    package var throwsError = false
    package var shadows: String?
    package var shadowedBy: String?
    package var movedTo: String?
    package var getProperty: String?
    package var setProperty: String?
    /// A Boolean value that indicates whether a signal has details.
    package var isDetailed = false
    package var isAction = false
    /// The method that calls a virtual function.
    package var invoker: String?
}

package struct GIRProperty {
    package var info: GIRInfo
    package var type: GIRType
    package var isReadable = true
    package var isWritable = false
    package var isConstructOnly = false
    package var getter: String?
    package var setter: String?
}

package struct GIRField {
    package var name: String
    package var type: GIRType?
    package var isPrivate = false
    package var isWritable = false
}

package struct GIRMember {
    package var name: String
    package var version: String?
    package var value: String
    package var cIdentifier: String
}

package struct GIREnumeration {
    package var info: GIRInfo
    package var cType: String
    package var getType: String?
    package var isFlags: Bool
    package var errorDomain: String?
    package var members: [GIRMember] = []
    package var functions: [GIRCallable] = []
}

/// A class, an interface, a record or a union.
package struct GIRCompound {
    package enum Kind: String { case `class`, interface, record, union }

    package var kind: Kind
    package var info: GIRInfo
    package var cType: String?
    package var typeName: String?
    package var getType: String?
    package var parent: String?
    package var isAbstract = false
    package var isFinal = false
    package var isFundamental = false
    package var isDisguised = false
    package var isForeign = false
    /// If the record is a class structure, the name of its class.
    package var classStructureOf: String?
    package var refFunction: String?
    package var unrefFunction: String?
    package var getValueFunction: String?
    package var setValueFunction: String?
    package var implements: [String] = []
    package var prerequisites: [String] = []
    package var constructors: [GIRCallable] = []
    package var methods: [GIRCallable] = []
    package var functions: [GIRCallable] = []
    /// The virtual functions. Subclasses of a class override them. Classes that implement an interface provide them.
    package var virtualMethods: [GIRCallable] = []
    package var properties: [GIRProperty] = []
    package var signals: [GIRCallable] = []
    package var fields: [GIRField] = []
    package var constants: [GIRConstant] = []

    package var isRecord: Bool { kind == .record || kind == .union }

    package mutating func changeFunctions(_ body: (inout GIRCallable) -> Void) {
        methods.change(body)
        functions.change(body)
        constructors.change(body)
    }
}

package struct GIRConstant {
    package var info: GIRInfo
    package var value: String
    package var type: GIRType
    package var cType: String
}

package struct GIRAlias {
    package var info: GIRInfo
    package var target: GIRType
}

package struct GIRNamespace {
    package var name: String
    package var version: String
    package var file: String
    package var includes: [String] = []
    /// The versions of the namespaces in ``includes``, by name.
    package var includedVersions: [String: String] = [:]
    /// The name of the library in `pkg-config`.
    package var package: String?
    /// The headers that C programs include.
    package var headers: [String] = []
    /// The shared libraries that contain the functions, for example `libadwaita-1.so.0`.
    package var sharedLibraries: [String] = []
    /// The prefixes of function names, without the last `_`.
    package var symbolPrefixes: [String] = []
    package var compounds: [GIRCompound] = []
    package var enumerations: [GIREnumeration] = []
    package var callbacks: [GIRCallable] = []
    package var functions: [GIRCallable] = []
    package var constants: [GIRConstant] = []
    package var aliases: [GIRAlias] = []

    /// The functions of the namespace and of its types that language bindings can call.
    package var calledFunctions: [GIRCallable] {
        let members = compounds.flatMap { $0.constructors + $0.methods + $0.functions }
        let all = members + enumerations.flatMap(\.functions) + functions
        return all.filter { $0.info.isIntrospectable && $0.movedTo == nil }
    }
}

extension MutableCollection {
    package mutating func change(_ body: (inout Element) -> Void) { for index in indices { body(&self[index]) } }
}

// Initializers for other modules, which can't access the memberwise initializers.

extension GIRInfo { package init(name: String) { self.init(name: name, version: nil) } }

extension GIRType {
    package init(name: String, cType: String? = nil) { self.init(name: name, cType: cType, elements: []) }
}

extension GIRParameter {
    package init(name: String, type: GIRType, transfer: GIRTransfer = .none) {
        self.init(name: name, type: type, isVarargs: false, transfer: transfer)
    }
}
