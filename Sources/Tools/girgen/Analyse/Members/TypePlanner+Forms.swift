extension TypePlanner {
    /// Returns the Swift type for a declaration, without members. Returns nil if the declaration has no Swift type.
    func type(_ declaration: Declaration) -> TypeDeclaration? {
        guard let (form, sort) = form(of: declaration) else { return nil }
        let (calls, cType, page) = (calls(declaration), declaration.cType, "\(sort).\(declaration.name)")
        let sentence = calls.sentence(on: cType) ?? calls.rules.type(declaration)
        var documentation = calls.documentation([cType], declaration.info, page, sentence)
        documentation.more = declaration.decision.type.documentation ?? []
        var type = TypeDeclaration(
            name: library.typeName(declaration),
            cType: cType,
            typeName: declaration.typeName,
            getType: declaration.getType,
            documentation: documentation,
            form: form
        )
        type.equality = equality(of: declaration)
        return type
    }

    /// Returns the functions that compare the instances of a class. They may belong to an interface of the class.
    private func equality(of declaration: Declaration) -> ValueEquality? {
        if let own = library.equality(of: declaration) { return own }
        guard declaration.category == .object else { return nil }
        let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
        return library.allInterfaces(of: declaration).lazy
            .filter { interface in !inherited.contains { $0 === interface } }
            .compactMap { self.library.equality(of: $0) }.first
    }

    private func form(of declaration: Declaration) -> (form: TypeDeclaration.Form, page: String)? {
        switch declaration.category {
        case .object: (.class(self.class(declaration)), "class")
        case .interface: (.interface(interface(declaration)), "iface")
        case .fundamental: (.fundamental(fundamental(declaration)), "class")
        case .boxed: (.record(record(declaration, .registered)), "struct")
        case .permanent: (.record(record(declaration, .permanent)), "struct")
        case .counted(let copy, let free, let base):
            (.record(record(declaration, .functions(copy: copy, free: free, cast(of: base, declaration)))), "struct")
        case .value, .opaqueValue: (.structure(structure(declaration)), "struct")
        case .enumeration, .flags: enumeration(declaration)
        case .callback, .unsupported: nil
        }
    }

    // MARK: Classes

    private func superclass(of declaration: Declaration) -> TypeName? {
        library.ancestors(of: declaration).first { library.isWritten($0) && $0.girName != "GObject.InitiallyUnowned" }
            .map { library.typeName($0) }
    }

    private func `class`(_ declaration: Declaration) -> Class {
        let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
        func added(_ interfaces: [Declaration]) -> [TypeName] {
            interfaces.filter { interface in !inherited.contains { $0 === interface } }.map { library.typeName($0) }
        }
        return Class(
            superclass: superclass(of: declaration),
            interfaces: added(library.interfaces(of: declaration)).map { name in
                Class.Conformance(name: nativeName(name), condition: condition(of: name, declaration))
            },
            allInterfaces: added(library.allInterfaces(of: declaration)),
            body: body(of: declaration),
            isMadeByC: declaration.decision.type.madeByC != nil,
            isAbstract: declaration.compound?.isAbstract == true,
            isFinal: declaration.compound?.isFinal == true,
            preparation: calls(declaration).preparation(beforeTypeOf: declaration),
            makingPreparation: calls(declaration).preparation(beforeMaking: declaration)
        )
    }

    /// Returns the lines of a class body that can't be in an extension.
    private func body(of declaration: Declaration) -> [String] {
        declaration.decision.type.body.flatMap { library.policy.fragments[$0] } ?? []
    }

    /// If Swift classes can implement an interface, C classes conform to a separate protocol.
    private func nativeName(_ interface: TypeName) -> TypeName {
        guard let declaration = library.interface(named: interface),
            declaration.decision.type.isImplementable(with: library.configuration.traits)
        else { return interface }
        return interface.renamed("Native" + interface.name)
    }

    /// Returns the condition under which a class implements an interface: the trait that introduces the interface or
    /// enables Swift classes to implement it, or a later trait.
    private func condition(of interface: TypeName, _ type: Declaration) -> Condition? {
        guard let traits = library.configuration.traits, let other = library.interface(named: interface)
        else { return nil }
        if let version = traits.introduced["\(type.cType): \(other.cType)"] {
            return traits.condition(of: version, in: type.namespace)
        }
        if let trait = other.decision.type.implementable?.trait { return traits.condition(named: trait) }
        return library.configuration.condition(of: other.cType, other.info.version, in: other.namespace)
    }

    private func interface(_ declaration: Declaration) -> Interface {
        let parent = library.prerequisiteClass(of: declaration)
        return Interface(
            superclass: parent.map { library.typeName($0) },
            superclassGetType: parent?.getType,
            interfaces: library.interfaces(of: declaration).map { library.typeName($0) },
            implementation: library.implementationName(declaration),
            isClass: declaration.isClassInSwift,
            preparation: calls(declaration).preparation(beforeTypeOf: declaration),
            nativeInterfaces: library.interfaces(of: declaration).map { library.typeName($0) }.map(nativeName)
                .filter { $0.name.hasPrefix("Native") }.map(\.name)
        )
    }

    private func fundamental(_ declaration: Declaration) -> FundamentalClass {
        if let superclass = superclass(of: declaration) { return FundamentalClass(superclass: superclass, root: nil) }
        let compound = declaration.compound
        let counting = compound.flatMap { library.countingClass(of: $0, in: declaration.namespace) }
        func method(_ name: String) -> String? { counting?.methods.first { $0.info.name == name }?.cIdentifier }
        func cast(_ function: String) -> Passing.Address.Cast {
            if function.hasPrefix("g_object_") { return .none }
            // The class that counts references can be a hidden ancestor. A hidden ancestor has no declaration.
            if let counting, let type = counting.cType, counting.info.name != compound?.info.name {
                return counting.fields.isEmpty || counting.isDisguised ? .opaque : .bound(to: library.cName(type))
            }
            let owner = library.owner(ofMethod: function) ?? declaration
            return calls(declaration).cast(owner.cType + "*")
        }
        let retain = counting?.refFunction ?? method("ref") ?? "g_object_ref"
        let release = counting?.unrefFunction ?? method("unref") ?? "g_object_unref"
        let root = FundamentalClass.Root(
            retain: retain,
            release: release,
            retainCast: cast(retain),
            releaseCast: cast(release),
            cast: calls(declaration).cast(declaration.cType + "*"),
            getValue: compound?.getValueFunction,
            setValue: compound?.setValueFunction
        )
        return FundamentalClass(superclass: nil, root: root)
    }

    // MARK: Records

    private func record(_ declaration: Declaration, _ copying: RecordClass.Copying) -> RecordClass {
        RecordClass(
            cName: library.cName(declaration.cType),
            copying: copying,
            body: body(of: declaration),
            fields: readableFields(declaration, copying),
            mappedMemory: declaration.compound.map { mappedMemory(declaration, $0) } ?? []
        )
    }

    private func cast(of base: String?, _ declaration: Declaration) -> Passing.Address.Cast {
        calls(declaration).cast((base ?? declaration.cType) + "*")
    }

    private func readableFields(_ declaration: Declaration, _ copying: RecordClass.Copying) -> [Structure.Field] {
        guard declaration.isComplete, let compound = declaration.compound else { return [] }
        let calls = calls(declaration)
        // C keeps a permanent record and reads its fields. Therefore, Swift can't set the fields.
        let isKept = if case .permanent = copying { true } else { false }
        let taken = Set(compound.methods.map { Naming.lowerCamel($0.info.name) })
        return compound.fields.compactMap { field in
            guard !field.isPrivate, !GIRLibrary.referenceCounts.contains(field.name), let type = field.type
            else { return nil }
            let fullName = "\(declaration.cType).\(field.name)"
            let decision = library.policy[fullName]
            if decision.hide != nil { return nil }
            let kind = library.kind(of: type, in: declaration.namespace)
            let name = decision.name ?? Naming.property(field.name, isBoolean: kind == .bool)
            if taken.contains(name) || taken.contains(Naming.lowerCamel("get_" + field.name)) { return nil }
            let isPointer = type.cType?.contains("*") == true
            let isNullable: Bool
            switch kind {
            case .bool, .integer, .float, .double, .character, .type, .enumeration, .flags, .value:
                if isPointer { return nil }
                isNullable = false
            case .string, .fileName: isNullable = true
            case .owner where type.cType?.hasSuffix("*") == true, .object where type.cType?.hasSuffix("*") == true:
                isNullable = true
            default: return nil
            }
            var conversion =
                calls.conversion(kind, type.cType, .none, isNullable: isNullable, isByReference: isNullable)
            if case .value(let value) = kind, value.decision.type.owner != nil {
                conversion = .part(library.typeName(value))
            }
            let isSettable = !isKept && isSettable(field, kind, of: declaration)
            let what = "\(declaration.cType): \(field.name)"
            return Structure.Field(
                name: name,
                cName: field.name,
                documentation: Documentation(sentence: calls.sentence(on: fullName), cNames: [fullName]),
                type: library.swiftType(kind, isNullable: isNullable),
                conversion: conversion,
                passing: isSettable ? calls.passing(kind, type, what: what) : nil
            )
        }
    }

    /// The field must contain a number or a similar value, and must not describe memory.
    private func isSettable(_ field: GIRField, _ kind: Kind, of declaration: Declaration) -> Bool {
        guard field.isWritable, declaration.decision.type.readOnly == nil else { return false }
        switch kind {
        case .bool, .float, .double, .character, .enumeration, .flags: return true
        case .value(let value): return value.decision.type.owner == nil
        // An integer may be a count or an offset that C uses to access memory.
        case .integer: return declaration.compound?.fields.contains { counts($0.name) } == false
        default: return false
        }
    }

    /// Returns a Boolean value that indicates whether the name of a field identifies it as a count or a size in memory.
    private func counts(_ field: String) -> Bool {
        let words = field.split(separator: "_")
        return ["n", "num"].contains(words.first)
            || words.contains {
                ["len", "length", "size", "maxsize", "count", "capacity", "alloc", "allocated"].contains($0)
            }
    }

    private func structure(_ declaration: Declaration) -> Structure {
        let isPlain = declaration.category == .value
        let fields = isPlain ? declaration.compound?.fields : nil
        return Structure(
            cName: library.cName(declaration.cType),
            owner: declaration.decision.type.owner,
            hasZero: isPlain || declaration.decision.type.mayBeZero != nil,
            fields: fields?.compactMap { field(of: declaration, $0) }
        )
    }

    private func field(of declaration: Declaration, _ field: GIRField) -> Structure.Field? {
        guard let type = field.type else { return nil }
        let (calls, cName) = (calls(declaration), "\(declaration.cType).\(field.name)")
        let kind = library.kind(of: type, in: declaration.namespace)
        let name = Naming.property(field.name, isBoolean: kind == .bool)
        let isAlone =
            declaration.compound?.fields.filter { Naming.lowerCamel($0.name) == Naming.lowerCamel(field.name) }
            .count == 1
        return Structure.Field(
            // If two names differ only in case, as `Y` and `y`, the Swift names keep the case.
            name: isAlone ? name : field.name,
            cName: field.name,
            documentation: Documentation(sentence: calls.sentence(on: cName), cNames: [cName]),
            type: library.swiftType(kind),
            conversion: calls.conversion(kind, type.cType, .none, isByReference: false),
            passing: calls.passing(kind, type, what: "\(declaration.cType): \(field.name)")
        )
    }

    // MARK: Enumerations

    private func enumeration(_ declaration: Declaration) -> (form: TypeDeclaration.Form, page: String)? {
        guard let enumeration = declaration.enumeration else { return nil }
        let plain = (Enumeration.Form.cases(isClosed: declaration.isClosed), "enum")
        let codes = enumeration.errorDomain.map { (Enumeration.Form.errorCodes(domain: $0), "error") }
        let (form, page) = enumeration.isFlags ? (.flags, "flags") : codes ?? plain
        var cases: [Enumeration.Case] = []
        for member in enumeration.members {
            let plain = library.policy[member.cIdentifier].name ?? Naming.value(member.name, cName: member.cIdentifier)
            let name = Enumeration.ownNames.contains(plain) ? prefixed(plain, declaration) : plain
            let original = page == "enum" ? cases.first { $0.number == member.value && $0.original == nil } : nil
            if cases.contains(where: { $0.name == name }) { continue }
            let (cName, namespace) = (member.cIdentifier, declaration.namespace)
            let planned = Enumeration.Case(
                name: name,
                cName: cName,
                number: member.value,
                condition: library.configuration.condition(of: cName, member.version, in: namespace),
                original: original?.name,
                sentence: calls(declaration).sentence(on: cName)
            )
            cases.append(planned)
        }
        return (.enumeration(Enumeration(form: form, cases: cases)), page)
    }
}
