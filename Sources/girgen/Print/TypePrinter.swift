/// Prints classes, protocols and structures with their members.
struct TypePrinter {
    let conversion: Conversion
    let documentation: Documentation

    var library: Library { conversion.library }
    var calls: CallPrinter { CallPrinter(conversion: conversion) }
    var preparation: Preparation { Preparation(library: library, module: conversion.module) }
    private var typesTable: String { conversion.module + "Types" }

    // MARK: Types

    func print(_ plan: TypePlan, to writer: inout Writer) {
        switch plan.declaration.category {
        case .object: printClass(plan, to: &writer)
        case .interface: printInterface(plan, to: &writer)
        case .fundamental: printFundamental(plan, to: &writer)
        case .boxed, .counted, .permanent: printBoxed(plan, to: &writer)
        case .value, .opaqueValue:
            StructurePrinter(conversion: conversion, documentation: documentation).print(plan, to: &writer)
        default: break
        }
        printMembers(plan.members, of: plan.declaration, to: &writer)
        printComparisons(plan, to: &writer)
        if plan.declaration.category == .interface, !plan.implementationMembers.isEmpty {
            writer.space()
            writer.block("extension \(plan.declaration.implementationName)") { writer in
                for member in plan.implementationMembers { printMember(member, of: plan.declaration, to: &writer) }
            }
        }
    }

    /// Prints an enumeration or flags, with the functions that go with them.
    func print(enumeration plan: TypePlan, to writer: inout Writer) {
        StructurePrinter(conversion: conversion, documentation: documentation)
            .printEnumeration(plan.declaration, to: &writer)
        printMembers(plan.members, of: plan.declaration, to: &writer)
    }

    func comment(_ declaration: Declaration, page: String) -> [String] {
        let info = declaration.compound?.info ?? GIRInfo(name: declaration.name)
        var lines = [documentation.line([declaration.cType], info, page: "\(page).\(declaration.name)")]
        if let more = Overrides.documentation[declaration.girName] { lines += ["///"] + more.map { "/// " + $0 } }
        return lines
    }

    /// The nearest ancestor that has a Swift class.
    private func superclass(of declaration: Declaration) -> Declaration? {
        library.ancestors(of: declaration).first { library.isWritten($0) && $0.girName != "GObject.InitiallyUnowned" }
    }

    private func printClass(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        let name = declaration.swiftName
        let parent = superclass(of: declaration).map { library.swiftName($0, in: conversion.module) } ?? "Object"
        let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
        let interfaces = library.interfaces(of: declaration).filter { interface in
            !inherited.contains { $0 === interface }
        }
        let conformances = ([parent] + interfaces.map { library.swiftName($0, in: conversion.module) })
        writer.lines(comment(declaration, page: "class"))
        writer.block("open class \(name): \(conformances.joined(separator: ", "))") { writer in
            let getType = declaration.getType ?? "g_object_get_type"
            printObjectType(name, of: declaration, getType: getType, access: "open", to: &writer)
            if let body = Overrides.classBodies[declaration.girName] {
                writer.space()
                writer.lines(body)
            }
            let designated = plan.members.filter { member in
                if case .initializer(_, .properties) = member { return true }
                return false
            }
            let isMadeByC = Overrides.classesMadeByC.contains(declaration.girName)
            for member in designated { printMember(member, of: declaration, to: &writer) }
            let statement = preparation.beforeMaking(declaration)
            if statement != nil || !designated.isEmpty || isMadeByC {
                if !isMadeByC { printDesignatedInitializer(after: statement, to: &writer) }
                printWrappingInitializer(to: &writer)
            }
        }
    }

    private func printDesignatedInitializer(after statement: String?, to writer: inout Writer) {
        writer.space()
        if let statement {
            writer.line(
                "/// Makes an object of this class, for which there has to be a display; see ``Object/init(properties:)``."
            )
            writer.line("public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {")
            writer.line("    \(statement)")
        } else {
            writer.line("public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {")
        }
        writer.line("    super.init(properties: properties)")
        writer.line("}")
    }

    private func printWrappingInitializer(to writer: inout Writer) {
        writer.space()
        writer.line("public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {")
        writer.line("    super.init(wrapping: pointer, transfer: transfer)")
        writer.line("}")
    }

    private func printObjectType(
        _ name: String,
        of declaration: Declaration,
        getType: String,
        access: String,
        to writer: inout Writer
    ) {
        let interface =
            declaration.category == .interface ? declaration.getType.map { ", interface: \($0)()" } ?? "" : ""
        writer.block("\(access) override class var objectType: ObjectType") { writer in
            writer.line(preparation.beforeType(of: declaration))
            writer.line(
                "return ObjectType(\(name).self, \(getType)()\(interface)) { \(name)(wrapping: $0, transfer: $1) }"
            )
        }
    }

    private func printInterface(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        let parent = library.prerequisiteClass(of: declaration)
        let parentName = parent.map { library.swiftName($0, in: conversion.module) } ?? "Object"
        let required = library.interfaces(of: declaration).map { library.swiftName($0, in: conversion.module) }
        writer.lines(comment(declaration, page: "iface"))
        let conformances = ([parentName] + required).joined(separator: ", ")
        let header: String
        if declaration.isClassInSwift {
            header = "public final class \(declaration.swiftName): \(conformances)"
        } else {
            writer.line("@MainActor")
            writer.line("public protocol \(declaration.swiftName): \(conformances) {}")
            writer.line()
            writer.line("/// An object of a class without a Swift one that implements ``\(declaration.swiftName)``.")
            header = "public final class \(declaration.implementationName): \(parentName), \(declaration.swiftName)"
        }
        writer.block(header) { writer in
            printObjectType(
                declaration.implementationName,
                of: declaration,
                getType: parent?.getType ?? "g_object_get_type",
                access: "public",
                to: &writer
            )
            printWrappingInitializer(to: &writer)
        }
    }

    /// Prints the conformances of a record that C compares.
    private func printComparisons(_ plan: TypePlan, to writer: inout Writer) {
        let name = plan.declaration.swiftName
        for comparison in plan.comparisons {
            let (conformance, sign, function, test) =
                switch comparison {
                case .equality(let function): ("Equatable", "==", function, "!= 0")
                case .order(let function): ("Comparable", "<", function, "< 0")
                }
            writer.space()
            writer.block("extension \(name): @MainActor \(conformance)") { writer in
                writer.line("/// `\(function)`.")
                writer.block("public static func \(sign) (left: \(name), right: \(name)) -> Bool") { writer in
                    writer.line("var (cLeft, cRight) = (left.cValue, right.cValue)")
                    writer.line("return \(function)(&cLeft, &cRight) \(test)")
                }
            }
        }
    }

    private func printFundamental(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        let parent = superclass(of: declaration).map { library.swiftName($0, in: conversion.module) }
        writer.lines(comment(declaration, page: "class"))
        writer.block("open class \(declaration.swiftName): \(parent ?? "FundamentalObject")") { writer in
            guard parent == nil, let compound = declaration.compound else {
                writer.line("open override class func registerTypes() { \(typesTable).register() }")
                return
            }
            let reference =
                compound.refFunction ?? compound.methods.first { $0.info.name == "ref" }?.cIdentifier ?? "g_object_ref"
            let unreference =
                compound.unrefFunction ?? compound.methods.first { $0.info.name == "unref" }?.cIdentifier
                ?? "g_object_unref"
            let type = CType(declaration.cType + "*")
            let typed = conversion.pointer("pointer", type.base + "*", isOptional: false)
            writer.line("open override class func registerTypes() { \(typesTable).register() }")
            writer.line()
            writer.line("open override class func retain(_ pointer: UnsafeMutableRawPointer) {")
            writer.line("    _ = \(reference)(\(typed))")
            writer.line("}")
            writer.line()
            writer.line("open override class func release(_ pointer: UnsafeMutableRawPointer) {")
            writer.line("    \(unreference)(\(typed))")
            writer.line("}")
            if let getType = declaration.getType {
                writer.line()
                writer.line("open override class var valueType: GType { \(getType)() }")
            }
            if let get = compound.getValueFunction, let set = compound.setValueFunction {
                writer.line()
                writer.line(
                    "open override class func get(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {"
                )
                writer.line("    UnsafeMutableRawPointer(\(get)(value))")
                writer.line("}")
                writer.line()
                writer.line(
                    "open override class func set(_ pointer: UnsafeMutableRawPointer?, in value: UnsafeMutablePointer<GValue>) {"
                )
                let passed =
                    type.isOpaque(library)
                    ? "OpaquePointer(pointer)" : "pointer?.assumingMemoryBound(to: \(declaration.cType).self)"
                writer.line("    \(set)(value, \(passed))")
                writer.line("}")
            }
        }
    }
}
