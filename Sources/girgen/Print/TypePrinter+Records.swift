// Prints the classes that own records.

extension TypePrinter {
    func printBoxed(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        writer.lines(comment(declaration, page: "struct"))
        writer.block("public final class \(declaration.swiftName): Boxed") { writer in
            if let getType = declaration.getType {
                writer.line("public override class var boxedType: GType { \(getType)() }")
            }
            if declaration.category == .permanent {
                writer.space()
                writer.line(
                    "public override class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {"
                )
                writer.line("    pointer")
                writer.line("}")
                writer.line()
                writer.line("public override class func free(_ pointer: UnsafeMutableRawPointer) {}")
            }
            if case .counted(let copy, let free, let base) = declaration.category {
                printCopying(copy, free, base ?? declaration.cType, to: &writer)
            }
            printFields(of: declaration, to: &writer)
        }
    }

    private func printCopying(_ copy: String, _ free: String, _ cType: String, to writer: inout Writer) {
        let typed = conversion.pointer("pointer", cType + "*", isOptional: false)
        writer.space()
        writer.line("public override class func copy(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {")
        writer.line("    requiredPointer(\(conversion.raw("\(copy)(\(typed))", cType + "*")), \"\(copy)\")")
        writer.line("}")
        writer.line()
        writer.line("public override class func free(_ pointer: UnsafeMutableRawPointer) {")
        writer.line("    \(free)(\(typed))")
        writer.line("}")
    }

    /// What C lets everybody read in a record.
    private func printFields(of declaration: Declaration, to writer: inout Writer) {
        guard declaration.isComplete, let compound = declaration.compound else { return }
        let taken = Set(compound.methods.map { Naming.lowerCamel($0.info.name) })
        for field in compound.fields where !field.isPrivate && field.name != "ref_count" {
            guard let type = field.type else { continue }
            let kind = library.kind(of: type, in: declaration.namespace)
            let name = Naming.lowerCamel(field.name)
            if taken.contains(name) || taken.contains("get" + name.prefix(1).uppercased() + name.dropFirst()) {
                continue
            }
            let isNullable: Bool
            switch kind {
            case .bool, .integer, .float, .double, .character, .type, .enumeration, .flags:
                if type.cType?.contains("*") == true { continue }
                isNullable = false
            case .string, .fileName: isNullable = true
            case .value where type.cType?.contains("*") != true: isNullable = false
            case .owner where type.cType?.hasSuffix("*") == true, .object where type.cType?.hasSuffix("*") == true:
                isNullable = true
            default: continue
            }
            let place =
                "pointer.assumingMemoryBound(to: \(conversion.cName(declaration.cType)).self).pointee.\(Naming.declared(field.name))"
            writer.space()
            writer.line("/// The field `\(field.name)`.")
            writer.block("public var \(Naming.declared(name)): \(conversion.swiftType(kind, isNullable: isNullable))") {
                writer in
                if case .value(let value) = kind, Overrides.structureOwners[value.girName] != nil {
                    writer.line("\(library.swiftName(value, in: conversion.module))(cValue: \(place), owner: self)")
                    return
                }
                writer.line(
                    conversion.value(
                        kind,
                        place,
                        cType: type.cType,
                        transfer: .none,
                        isNullable: isNullable,
                        function: "\(declaration.cType).\(field.name)",
                        isByReference: isNullable
                    )
                )
            }
        }
    }
}
