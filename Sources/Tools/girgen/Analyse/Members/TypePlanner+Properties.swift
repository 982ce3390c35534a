// Functions that plan the properties of classes and interfaces. C functions read and set some properties. Other
// properties are read and set by name.

extension TypePlanner {
    func planProperties(of type: TypePlan, _ compound: GIRCompound) {
        let declaration = type.declaration
        for property in compound.properties {
            let fullName = "\(declaration.girName):\(property.info.name)"
            let isTooNew = library.configuration.isTooNew(property.info.version, in: declaration.namespace)
            let isHidden = library.hidden(fullName, property.info, in: declaration.namespace) != nil
            if property.info.isIntrospectable, !isTooNew, isHidden {
                // The accessors of a hidden property are hidden as well.
                let accessors = compound.methods.filter { [property.getter, property.setter].contains($0.info.name) }
                type.hidden.formUnion(accessors.map(\.cIdentifier))
            }
            guard isCandidate(fullName, property.info, .properties, in: declaration.namespace) else { continue }
            if property.isConstructOnly, !property.isReadable {
                // The property can be passed to `init(properties:)`, but it can't be set later.
                coverage.bound(.properties, in: declaration.namespace)
                continue
            }
            let kind = library.kind(of: property.type, in: declaration.namespace)
            var plan = PropertyPlan(
                gir: property,
                decision: library.policy[fullName],
                name: Naming.property(property.info.name, isBoolean: kind == .bool),
                kind: kind,
                isNullable: kind.isPointer,
                isReadable: property.isReadable,
                isWritable: property.isWritable && !property.isConstructOnly
            )
            switch kind {
            case .array, .table: plan.isNullable = false
            default: break
            }
            findAccessors(&plan, compound, type)
            let isCarried = plan.getter != nil && (plan.setter != nil || !plan.isWritable)
            if let reason = problem(kind), !isCarried {
                coverage.skipped(.properties, fullName, reason, in: declaration.namespace)
                continue
            }
            if let renamed = plan.decision.name { plan.name = renamed }
            if plan.decision.property.nonnull == true { plan.isNullable = false }
            if isTaken(variable: plan.name, declaration) { plan.name = prefixed(plan.name, declaration) }
            type.names.variables.insert(plan.name)
            coverage.bound(.properties, in: declaration.namespace)
            type.result.members.append(.property(self.property(plan, of: declaration, type.calls)))
        }
    }

    private func property(_ plan: PropertyPlan, of declaration: Declaration, _ calls: CallPlanner) -> Property {
        let (cName, info) = (plan.gir.info.name, plan.gir.info)
        let (fullName, page) = ("\(declaration.typeName):\(cName)", "property.\(declaration.name).\(cName)")
        for accessor in [plan.getter, plan.setter].compactMap(\.self) {
            record(accessor, as: "\(declaration.swiftName).\(plan.name)", of: declaration)
        }
        names["\(declaration.girName):\(cName)"] = "\(declaration.swiftName).\(plan.name)"
        let isNullSetByValue = plan.isNullable && plan.setter?.arguments.contains { $0.gir.isNullable } == false
        let isOptionalNumber = plan.decision.property.optionalNumber != nil
        let sentence = calls.sentence(on: fullName, .value) ?? calls.rules.property(plan, of: declaration)
        let setter = plan.setter.map { calls.setterCall($0, isNullable: plan.isNullable) }
        let type = library.swiftType(plan.kind, isNullable: plan.isNullable || isOptionalNumber)
        return Property(
            name: plan.name,
            cName: cName,
            documentation: calls.documentation([fullName], info, page, sentence),
            type: type,
            getter: plan.isReadable ? plan.getter.map { .call(calls.call($0)) } ?? .value : nil,
            setter: plan.isWritable ? setter.map { .call($0) } ?? .value : nil,
            // If the C setter doesn't accept null, nil is set through the GObject property.
            isNullSetByValue: isNullSetByValue,
            isOptionalNumber: isOptionalNumber,
            check: check(plan, type, of: declaration)
        )
    }

    /// Returns a check of the property's new value that C doesn't perform.
    private func check(_ plan: PropertyPlan, _ type: SwiftType, of declaration: Declaration) -> Check? {
        let what = "\(declaration.typeName):\(plan.gir.info.name)"
        if let statement = plan.decision.property.check { return .statement(statement) }
        return canBePart(plan, of: declaration)
            ? .requirement(function: "requireOther", of: "newValue", isOptional: type.isOptional, what: what) : nil
    }

    /// The properties that contain a part of an object. The part can't be the object itself.
    private static let propertiesOfParts = WordLists.words("PropertiesOfParts")

    /// The value must be a part of the object although the type of the property also accepts the object itself.
    private func canBePart(_ plan: PropertyPlan, of declaration: Declaration) -> Bool {
        guard TypePlanner.propertiesOfParts.contains(plan.gir.info.name) else { return false }
        let lineage = [declaration] + library.ancestors(of: declaration)
        let types = lineage + lineage.flatMap { library.allInterfaces(of: $0) }
        return types.contains { $0 === plan.kind.declaration }
    }

    /// Returns the reason why a `GValue` can't be used to read or set a property of a kind.
    private func problem(_ kind: Kind) -> String? {
        switch kind {
        case .unsupported(let reason): reason
        case .pointer: "an untyped pointer"
        case .callback: "a callback"
        case .error: "a GError"
        case .list: "a list"
        case .array(let element, _) where element != .string: "an array"
        case .byteArray, .pointerArray, .sizedArray: "an array"
        case .table: "a GHashTable"
        case .none, .anyValue: "a type that has no value"
        case .enumeration(let type), .flags(let type):
            type.getType == nil && !type.isHandwritten ? "\(type.cType), whose type no header declares" : nil
        default: nil
        }
    }

    /// All integer types are considered equal, because almost all integer types are an `Int` in Swift.
    private func agrees(_ accessor: Kind, _ property: Kind) -> Bool {
        if case .integer = accessor, case .integer = property { return true }
        return accessor == property
    }

    private func isUnsigned64(_ kind: Kind) -> Bool { kind == .integer("guint64") }

    /// A method such as `is_maximized` returns the same value as a Boolean property.
    private func isTwin(_ method: GIRCallable, of plan: PropertyPlan) -> Bool {
        plan.kind == .bool && method.parameters.isEmpty && BooleanNaming.name(method.info.name) == plan.name
            && library.policy[method.cIdentifier].name == nil && library.policy.hidden(method.cIdentifier) == nil
    }

    private func findAccessors(_ plan: inout PropertyPlan, _ compound: GIRCompound, _ type: TypePlan) {
        let (declaration, calls) = (type.declaration, type.calls)
        /// Returns the plan of the first accessor in the GIR file that has the type of the property.
        func accessor(_ name: String?, _ owns: (GIRCallable) -> Bool, where matches: (CallPlan) -> Bool) -> CallPlan? {
            let candidates =
                compound.methods.filter { $0.info.name == name }
                + compound.methods.filter { $0.info.name != name && owns($0) }
            for method in candidates where method.info.isIntrospectable && !method.throwsError {
                if library.configuration.isTooNew(method.info.version, in: declaration.namespace) { continue }
                if let call = try? calls.plan(method, owner: declaration), matches(call) { return call }
            }
            return nil
        }
        let property = plan.gir.info.name
        var kind = plan.kind
        if plan.isReadable,
            let call = accessor(
                plan.gir.getter,
                { $0.getProperty == property || isTwin($0, of: plan) },
                where: { $0.parameters.isEmpty && agrees($0.resultKind, kind) }
            )
        {
            plan.getter = call
            plan.isNullable = call.isResultNullable
            // A getter may return a size even if the property is a `guint64`. The Swift property has its type.
            if case .integer = kind {
                kind = call.resultKind
                plan.kind = kind
            }
            type.hidden.insert(call.callable.cIdentifier)
        }
        if plan.isWritable,
            let call = accessor(
                plan.gir.setter,
                { $0.setProperty == property },
                where: { call in
                    call.arguments.count == 1
                        && call.arguments.allSatisfy { argument in
                            agrees(argument.kind, kind) && isUnsigned64(argument.kind) == isUnsigned64(kind)
                                && !argument.kind.isOfTypes
                        } && call.outputs.isEmpty && call.resultKind == .none
                }
            )
        {
            if call.decision.function.silent == nil { plan.setter = call }
            type.hidden.insert(call.callable.cIdentifier)
        }
    }
}
