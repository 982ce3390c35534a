/// Prints types with their members.
struct TypePrinter {
    let module: String
    let documentation: DocumentationPrinter

    var calls: CallPrinter { CallPrinter(module: module) }

    func print(_ type: TypeDeclaration, to writer: inout Writer) {
        writer.when(type.condition) { printAll(type, to: &$0) }
    }

    private func printAll(_ type: TypeDeclaration, to writer: inout Writer) {
        writer.lines(documentation.comment(type.documentation))
        switch type.form {
        case .class(let form): printClass(type, form, to: &writer)
        case .interface(let form): printInterface(type, form, to: &writer)
        case .fundamental(let form): printFundamental(type, form, to: &writer)
        case .record(let form): printRecord(type, form, to: &writer)
        case .structure(let form): printStructure(type, form, to: &writer)
        case .enumeration(let form):
            EnumerationPrinter(type: type, form: form, documentation: documentation).print(to: &writer)
        }
        let members = type.members.filter { !type.hasInBody($0) }
        if case .class(let form) = type.form {
            for interface in form.interfaces where interface.condition.isLater(than: type.condition) {
                writer.when(interface.condition) { writer in
                    writer.line("extension \(type.name.name): \(interface.name.spelled(in: module)) {}")
                }
            }
        }
        if case .interface(let form) = type.form, form.requirements != nil {
            printImplementable(type, form, members, to: &writer)
        } else {
            printExtension(of: type.name.name, members, isValue: type.isValue, to: &writer)
        }
        printComparisons(type, to: &writer)
        if case .interface(let form) = type.form {
            printExtension(of: form.implementation.name, type.implementationMembers, to: &writer)
        }
    }

    /// Prints an interface that Swift classes can implement. The requirements are implemented in an extension of the
    /// protocol ``Interface/native``, to which only C classes conform.
    private func printImplementable(
        _ type: TypeDeclaration,
        _ form: Interface,
        _ members: [Member],
        to writer: inout Writer
    ) {
        guard let native = form.native else { return }
        func isRequired(_ member: Member) -> Bool {
            // If a later trait enables Swift classes to implement the interface, the previous members are also members
            // of its other objects.
            if form.condition.isLater(than: type.condition), !member.condition.isLater(than: type.condition) {
                return false
            }
            if case .property = member { return form.isRequired(member) }
            return form.requirements?.contains { requirement in
                TypePrinter.member(of: requirement, members).map { $0.documentation == member.documentation } ?? false
            } ?? false
        }
        printExtension(of: type.name.name, members.filter { !isRequired($0) }, to: &writer)
        writer.when(form.condition) { writer in
            printExtension(of: native, members.filter(isRequired), to: &writer)
            printDefaults(form, members, of: type, to: &writer)
            printImplementation(form, of: type, to: &writer)
        }
    }

    func printExtension(of name: String, _ members: [Member], isValue: Bool = false, to writer: inout Writer) {
        if members.isEmpty { return }
        writer.when(members.map(\.condition).common) { writer in
            writer.space()
            if isValue { writer.line("@MainActor") }
            writer.block("extension \(name)") { writer in
                for member in members {
                    writer.when(member.condition) { printMember(member, isAdded: true, to: &$0) }
                }
            }
        }
    }

    // MARK: Classes

    private func printClass(_ type: TypeDeclaration, _ form: Class, to writer: inout Writer) {
        let superclass = form.superclass?.spelled(in: module) ?? "Object"
        let interfaces = form.interfaces.filter { !$0.condition.isLater(than: type.condition) }
        let conformances = [superclass] + interfaces.map { $0.name.spelled(in: module) }
        let access = form.isFinal ? "public final" : "open"
        writer.block("\(access) class \(type.name.name): \(conformances.joined(separator: ", "))") { writer in
            let access = form.isFinal ? "public" : "open"
            writer.block("\(access) override class var objectType: ObjectType", isJoined: true) { writer in
                let getType = type.getType ?? "g_object_get_type"
                writer.line(form.preparation.statement(in: module))
                writer.line(objectType(type.name.name, "\(getType)()"))
            }
            if !form.body.isEmpty {
                writer.space()
                writer.lines(form.body)
            }
            printEquality(of: type, isOpen: true, to: &writer)
            let designated = type.members.filter(type.hasInBody)
            for member in designated { printMember(member, to: &writer) }
            printBody(form.virtualFunctions, of: type.name, to: &writer)
            if form.makingPreparation == nil, designated.isEmpty, !form.isMadeByC { return }
            if !form.isMadeByC { printDesignatedInitializer(after: form.makingPreparation, to: &writer) }
            printWrappingInitializer(to: &writer)
        }
    }

    private func objectType(_ name: String, _ types: String) -> String {
        "return ObjectType(\(name).self, \(types)) { \(name)(wrapping: $0, transfer: $1) }"
    }

    private func printDesignatedInitializer(after preparation: Preparation?, to writer: inout Writer) {
        if preparation != nil {
            writer.line(
                "/// Creates an object of this class. Traps if no display is available. See ``/GLib/Object/init(properties:)``."
            )
        }
        let header = "public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:])"
        writer.block(header, isJoined: true) { writer in
            if let preparation { writer.line(preparation.statement(in: module)) }
            writer.line("super.init(properties: properties)")
        }
    }

    private func printWrappingInitializer(to writer: inout Writer) {
        writer.block("public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)") {
            $0.line("super.init(wrapping: pointer, transfer: transfer)")
        }
    }

    private func printInterface(_ type: TypeDeclaration, _ form: Interface, to writer: inout Writer) {
        let (name, implementation) = (type.name.name, form.implementation.name)
        let superclass = form.superclass?.spelled(in: module) ?? "Object"
        let conformances = ([superclass] + form.interfaces.map { $0.spelled(in: module) }).joined(separator: ", ")
        var header = "public final class \(name): \(conformances)"
        if !form.isClass {
            writer.line("@MainActor")
            if let requirements = form.requirements {
                writer.block("public protocol \(name): \(conformances)") { writer in
                    writer.when(form.condition) { printRequirements(requirements, of: form, type.members, to: &$0) }
                }
            } else {
                let required = form.handwrittenRequirements.map { ", \($0)" } ?? ""
                writer.line("public protocol \(name): \(conformances)\(required) {}")
            }
            writer.line()
            if let native = form.native {
                writer.when(form.condition) { printNative(native, name, form, to: &$0) }
                writer.line()
            }
            writer.line(
                "/// A wrapper for C objects that implement ``\(name)`` and belong to a class without a Swift wrapper."
            )
            let native = form.condition.isLater(than: type.condition) ? nil : form.native
            let conformed = native.map { [$0] } ?? [name] + form.nativeInterfaces
            header = "public final class \(implementation): \(([superclass] + conformed).joined(separator: ", "))"
        }
        writer.block(header) { writer in
            writer.block("public override class var objectType: ObjectType", isJoined: true) { writer in
                let interface = type.getType.map { ", interface: \($0)()" } ?? ""
                writer.line(form.preparation.statement(in: module))
                writer.line(
                    objectType(implementation, "\(form.superclassGetType ?? "g_object_get_type")()\(interface)")
                )
            }
            printWrappingInitializer(to: &writer)
            printEquality(of: type, to: &writer)
        }
        if let native = form.native, form.condition.isLater(than: type.condition) {
            writer.when(form.condition) { $0.line("extension \(implementation): \(native) {}") }
        }
    }

    /// Prints the protocol for C classes that implement an interface.
    private func printNative(_ native: String, _ name: String, _ form: Interface, to writer: inout Writer) {
        writer.line("/// An object whose C class implements ``\(name)``.")
        writer.line("@MainActor")
        let inherited = [name] + form.nativeInterfaces
        writer.line("public protocol \(native): \(inherited.joined(separator: ", ")) {}")
    }

    private func printFundamental(_ type: TypeDeclaration, _ form: FundamentalClass, to writer: inout Writer) {
        let registration = "@_spi(Binding) open override class func registerTypes() { \(module)Types.register() }"
        let superclass = form.superclass?.spelled(in: module) ?? "FundamentalObject"
        let header = "open class \(type.name.name): \(superclass)"
        guard let root = form.root else {
            return writer.block(header) { writer in
                writer.line(registration)
                printEquality(of: type, to: &writer)
            }
        }
        let (retained, released) = (root.retainCast.applied(to: "pointer"), root.releaseCast.applied(to: "pointer"))
        writer.block(header) { writer in
            func function(_ header: String, _ body: String) {
                writer.block("@_spi(Binding) open override class func \(header)") { $0.line(body) }
            }
            writer.line(registration)
            function("retain(_ pointer: UnsafeMutableRawPointer)", "_ = \(root.retain)(\(retained))")
            function("release(_ pointer: UnsafeMutableRawPointer)", "\(root.release)(\(released))")
            if let getType = type.getType {
                writer.line("open override class var valueType: GType { \(getType)() }")
            }
            printEquality(of: type, to: &writer)
            guard let get = root.getValue, let set = root.setValue else { return }
            function(
                "get(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer?",
                "UnsafeMutableRawPointer(\(get)(value))"
            )
            var optional = root.cast.applied(to: "pointer")
            if case .bound = root.cast { optional = root.cast.applied(to: "pointer?") }
            function(
                "set(_ pointer: UnsafeMutableRawPointer?, in value: UnsafeMutablePointer<GValue>)",
                "\(set)(value, \(optional))"
            )
        }
    }
}
