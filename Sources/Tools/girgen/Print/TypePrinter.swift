/// Prints types with their members.
struct TypePrinter {
    let module: String
    let documentation: DocumentationPrinter
    let writer: Writer

    var calls: CallPrinter { CallPrinter(module: module) }

    func print(_ type: TypeDeclaration) {
        writer.lines(documentation.comment(type.documentation))
        switch type.form {
        case .class(let form): printClass(type, form)
        case .interface(let form): printInterface(type, form)
        case .fundamental(let form): printFundamental(type, form)
        case .record(let form): printRecord(type, form)
        case .structure(let form): printStructure(type, form)
        case .enumeration(let form): printEnumeration(type, form)
        }
        let members = type.members.filter { !type.hasInBody($0) }
        if case .class(let form) = type.form {
            for interface in form.interfaces where interface.condition.isLater(than: type.condition) {
                let name = interface.name.spelled(in: module)
                writer.when(interface.condition) { writer.line("extension \(type.name.name): \(name) {}") }
            }
        }
        if case .interface(let form) = type.form, form.requirements != nil {
            printImplementable(type, form, members)
        } else {
            printExtension(of: type.name.name, members, isValue: type.isValue)
        }
        printComparisons(type)
        if case .interface(let form) = type.form {
            printExtension(of: form.implementation.name, type.implementationMembers)
        }
    }

    /// Prints the implementations in an extension of ``Interface/native``, to which only C classes conform.
    private func printImplementable(_ type: TypeDeclaration, _ form: Interface, _ members: [Member]) {
        guard let native = form.native else { return }
        func isRequired(_ member: Member) -> Bool {
            // If a later trait enables Swift classes to implement the interface, other objects have the earlier members.
            if form.condition.isLater(than: type.condition), !member.condition.isLater(than: type.condition) {
                return false
            }
            if case .property = member { return form.isRequired(member) }
            return form.requirements?.contains { requirement in
                TypePrinter.member(of: requirement, members).map { $0.documentation == member.documentation } ?? false
            } ?? false
        }
        printExtension(of: type.name.name, members.filter { !isRequired($0) })
        writer.when(form.condition) {
            printExtension(of: native, members.filter(isRequired))
            printDefaults(form, of: type)
            printImplementation(form, of: type)
        }
    }

    func printExtension(of name: String, _ members: [Member], isValue: Bool = false) {
        if members.isEmpty { return }
        writer.when(members.map(\.condition).common) {
            writer.space()
            if isValue { writer.line("@MainActor") }
            writer.block("extension \(name)") {
                for member in members { writer.when(member.condition) { printMember(member, isAdded: true) } }
            }
        }
    }

    private func printClass(_ type: TypeDeclaration, _ form: Class) {
        let superclass = form.superclass?.spelled(in: module) ?? "Object"
        let interfaces = form.interfaces.filter { !$0.condition.isLater(than: type.condition) }
        let conformances = [superclass] + interfaces.map { $0.name.spelled(in: module) }
        let access = form.isFinal ? "public final" : "open"
        writer.block("\(access) class \(type.name.name): \(conformances.joined(separator: ", "))") {
            let access = form.isFinal ? "public" : "open"
            writer.block("\(access) override class var objectType: ObjectType", isJoined: true) {
                writer.line(form.preparation.statement(in: module))
                writer.line(objectType(type.name.name, "\(type.getType ?? "g_object_get_type")()"))
            }
            if !form.body.isEmpty {
                writer.space()
                writer.lines(form.body)
            }
            printEquality(of: type, isOpen: true)
            let designated = type.members.filter(type.hasInBody)
            for member in designated { printMember(member) }
            printBody(form.virtualFunctions, of: type.name)
            if form.makingPreparation == nil, designated.isEmpty, !form.isMadeByC { return }
            if !form.isMadeByC { printDesignatedInitializer(after: form.makingPreparation) }
            printWrappingInitializer()
        }
    }

    private func objectType(_ name: String, _ types: String) -> String {
        "return ObjectType(\(name).self, \(types)) { \(name)(wrapping: $0, transfer: $1) }"
    }

    private func printDesignatedInitializer(after preparation: Preparation?) {
        let page = "``/GLib/Object/init(properties:)``"
        let comment = "/// Creates an object of this class. Traps if no display is available. See \(page)."
        if preparation != nil { writer.line(comment) }
        let header = "public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:])"
        writer.block(header, isJoined: true) {
            if let preparation { writer.line(preparation.statement(in: module)) }
            writer.line("super.init(properties: properties)")
        }
    }

    private func printWrappingInitializer() {
        writer.block("public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)") {
            writer.line("super.init(wrapping: pointer, transfer: transfer)")
        }
    }

    private func printInterface(_ type: TypeDeclaration, _ form: Interface) {
        let (name, implementation) = (type.name.name, form.implementation.name)
        let superclass = form.superclass?.spelled(in: module) ?? "Object"
        let conformances = ([superclass] + form.interfaces.map { $0.spelled(in: module) }).joined(separator: ", ")
        var header = "public final class \(name): \(conformances)"
        if !form.isClass {
            writer.line("@MainActor")
            if let requirements = form.requirements {
                writer.block("public protocol \(name): \(conformances)") {
                    writer.when(form.condition) { printRequirements(requirements, of: form, type.members) }
                }
            } else {
                let required = form.handwrittenRequirements.map { ", \($0)" } ?? ""
                writer.line("public protocol \(name): \(conformances)\(required) {}")
            }
            writer.line()
            if let native = form.native {
                writer.when(form.condition) { printNative(native, name, form) }
                writer.line()
            }
            let origin = "belong to a class without a Swift wrapper"
            writer.line("/// A wrapper for C objects that implement ``\(name)`` and \(origin).")
            let native = form.condition.isLater(than: type.condition) ? nil : form.native
            let conformed = native.map { [$0] } ?? [name] + form.nativeInterfaces
            header = "public final class \(implementation): \(([superclass] + conformed).joined(separator: ", "))"
        }
        writer.block(header) {
            writer.block("public override class var objectType: ObjectType", isJoined: true) {
                let interface = type.getType.map { ", interface: \($0)()" } ?? ""
                let superclass = "\(form.superclassGetType ?? "g_object_get_type")()"
                writer.line(form.preparation.statement(in: module))
                writer.line(objectType(implementation, superclass + interface))
            }
            printWrappingInitializer()
            printEquality(of: type)
        }
        if let native = form.native, form.condition.isLater(than: type.condition) {
            writer.when(form.condition) { writer.line("extension \(implementation): \(native) {}") }
        }
    }

    /// Prints the protocol for C classes that implement an interface.
    private func printNative(_ native: String, _ name: String, _ form: Interface) {
        writer.line("/// An object whose C class implements ``\(name)``.")
        writer.line("@MainActor")
        let inherited = [name] + form.nativeInterfaces
        writer.line("public protocol \(native): \(inherited.joined(separator: ", ")) {}")
    }

    private func printFundamental(_ type: TypeDeclaration, _ form: FundamentalClass) {
        let registration = "@_spi(Binding) open override class func registerTypes() { \(module)Types.register() }"
        let superclass = form.superclass?.spelled(in: module) ?? "FundamentalObject"
        let header = "open class \(type.name.name): \(superclass)"
        guard let root = form.root else {
            return writer.block(header) {
                writer.line(registration)
                printEquality(of: type)
            }
        }
        let (retained, released) = (root.retainCast.applied(to: "pointer"), root.releaseCast.applied(to: "pointer"))
        writer.block(header) {
            let address = "UnsafeMutableRawPointer"
            func add(_ header: String, _ body: String) {
                writer.block("@_spi(Binding) open override class func \(header)") { writer.line(body) }
            }
            writer.line(registration)
            add("retain(_ pointer: \(address))", "_ = \(root.retain)(\(retained))")
            add("release(_ pointer: \(address))", "\(root.release)(\(released))")
            if let getType = type.getType { writer.line("open override class var valueType: GType { \(getType)() }") }
            printEquality(of: type)
            guard let get = root.getValue, let set = root.setValue else { return }
            add("get(from value: UnsafePointer<GValue>) -> \(address)?", "\(address)(\(get)(value))")
            let optional = if case .bound = root.cast { "pointer?" } else { "pointer" }
            let passed = root.cast.applied(to: optional)
            add("set(_ pointer: \(address)?, in value: UnsafeMutablePointer<GValue>)", "\(set)(value, \(passed))")
        }
    }
}
