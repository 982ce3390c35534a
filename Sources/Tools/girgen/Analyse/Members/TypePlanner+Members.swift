extension TypePlanner {
    /// Returns a function or a method. `declaration` is nil for a function that doesn't belong to a type.
    func function(_ plan: CallPlan, of declaration: Declaration?, _ calls: CallPlanner, isStatic: Bool) -> Function {
        if let declaration { record(plan, as: "\(declaration.swiftName).\(plan.fullName)", of: declaration) }
        let callables = [plan.callable] + plan.finish.map(\.callable) + [plan.end].compactMap(\.self)
        let (cNames, page) = (callables.map(\.cIdentifier), page(of: plan, declaration, isStatic: isStatic))
        let verb = Naming.words(plan.callable.info.name).first ?? ""
        let asks = ["get", "is", "has", "can"].contains(verb)
        // The caller already has the object that was added. Therefore, the result can be discarded.
        let adds = ["add", "append", "insert", "prepend", "push"].contains(verb)
        let isSuccess = plan.last.resultKind == .bool && !plan.last.isResultOnlySuccess && plan.outputs.isEmpty
        let result = plan.decision.signature.result.map { .named($0) } ?? calls.result(plan)
        let isMutating = plan.instance == .structure(isMutating: true)
        let sentence = calls.sentence(on: cNames[0], plan.form) ?? calls.rules.function(plan)
        return Function(
            name: plan.base,
            documentation: calls.documentation(cNames, plan.callable.info, page, sentence),
            parameters: calls.parameters(plan),
            result: result,
            isStatic: isStatic,
            isMutating: isMutating,
            isResultDiscardable: isSuccess && !asks || (isMutating || adds) && result != nil && plan.end == nil,
            preparation: calls.preparation(before: plan, of: declaration),
            call: calls.call(plan)
        )
    }

    func computed(_ name: String, _ getter: CallPlan, _ setter: CallPlan?, of declaration: Declaration, isStatic: Bool)
        -> ComputedProperty
    {
        let calls = calls(declaration)
        let accessors = [getter] + [setter].compactMap(\.self)
        for call in accessors { record(call, as: "\(declaration.swiftName).\(name)", of: declaration) }
        let (cNames, page) = (accessors.map(\.callable.cIdentifier), page(of: getter, declaration, isStatic: isStatic))
        let sentence = calls.sentence(on: cNames[0], .value)
        return ComputedProperty(
            name: name,
            documentation: calls.documentation(cNames, getter.callable.info, page, sentence),
            type: calls.result(getter) ?? .void,
            isStatic: isStatic,
            preparation: calls.preparation(before: getter, of: declaration),
            getter: calls.call(getter),
            setter: setter.map { calls.setterCall($0, isNullable: getter.isResultNullable) }
        )
    }

    func initializer(_ plan: CallPlan, _ making: Initializer.Making, of declaration: Declaration) -> Member {
        record(plan, as: "\(declaration.swiftName).\(plan.fullName)", of: declaration)
        let (calls, cName, info) = (calls(declaration), plan.callable.cIdentifier, plan.callable.info)
        let page = "ctor.\(declaration.name).\(info.name)"
        let initializer = Initializer(
            cName: cName,
            documentation: calls.documentation([cName], info, page, calls.sentence(on: cName)),
            parameters: calls.parameters(plan),
            preparation: calls.preparation(before: plan, of: declaration),
            making: making
        )
        return .initializer(initializer)
    }

    func making(_ plan: CallPlan, _ declaration: Declaration) -> Initializer.Making {
        let result = plan.last.callable.result
        let isOwned = result.transfer == .full
        let wrapping: Initializer.Wrapping =
            switch declaration.category {
            case .object, .interface: .object(isOwned || result.transfer == .floating ? .full : .none)
            case .value, .opaqueValue: .structure(library.typeName(declaration), isOwned ? .full : .none)
            default: .record(isCopied: result.transfer == .none)
            }
        return .call(
            calls(declaration).call(plan),
            wrapping,
            isFailable: plan.last.isResultNullable,
            isOpaque: result.type.cType.map { CType($0).stars == 1 && CType($0).isOpaque(library) } ?? false
        )
    }

    private func page(of plan: CallPlan, _ declaration: Declaration?, isStatic: Bool) -> String {
        let name = plan.callable.info.name
        let sort = isStatic || declaration?.enumeration != nil ? "type_func" : "method"
        return declaration.map { "\(sort).\($0.name).\(name)" } ?? "func.\(name)"
    }

    func record(_ plan: CallPlan, as name: String, of type: Declaration) {
        names[plan.callable.cIdentifier] = name
        names["\(type.girName).\(plan.callable.info.name)"] = name
    }
}
