extension CallPlanner {
    /// - Parameter what: The names of the function and the parameter, for the messages of traps.
    func passing(_ parameter: CallPlan.Parameter, what: String) -> Passing {
        let cType = parameter.gir.type.cType
        let type = cType.map { CType($0) }
        let isByValue = type.map { $0.stars == 0 && !$0.isUntyped } ?? (parameter.kind != .anyValue)
        let isConsumed = parameter.gir.transfer == .full
        switch parameter.kind {
        case .bool: return type?.isBool == true ? .asItIs : .truth
        case .integer("guint64"): return .unsigned64
        case .integer: return .integer(what: what)
        case .key: return .rawValue(what: what)
        case .float: return .float
        case .range: return .lowerBound(what: what)
        case .priority: return .member("rawValue")
        case .duration(let unit, _): return .duration(unit, what: what)
        case .type: return .member("valueType")
        case .character: return .member("value")
        case .anyValue: return .member(isByValue ? "pointer.pointee" : "pointer")
        case .string:
            let isRead = type.map { $0.isBaseConstant || $0.base == "gconstpointer" } ?? true
            return .text(isFileName: false, isConsumed ? .consumed : isRead ? .none : .temporary, what: what)
        case .fileName: return .text(isFileName: true, isConsumed ? .consumed : .temporary, what: what)
        case .object, .interface, .owner: return .address(address(parameter.kind, cType, isConsumed: isConsumed))
        case .value: return isByValue ? .member("cValue") : .structure
        case .enumeration(let declaration), .flags(let declaration): return enumeration(declaration, type?.base, what)
        case .error: return .error(isConsumed: isConsumed)
        case .byteArray, .table, .pointerArray, .sizedArray:
            guard let container = container(parameter.kind, what) else { return .asItIs }
            return .container(container, isFreed: parameter.gir.transfer == .none, what: what)
        case .list(let element, let isSinglyLinked):
            if let number = element.numberElement {
                return .numberList(
                    number,
                    isOfTypes: element == .type && parameter.role != .changed,
                    isSinglyLinked: isSinglyLinked,
                    isFreed: parameter.gir.transfer == .none,
                    what: what
                )
            }
            let passed: Passing =
                element.isText
                ? .text(isFileName: element == .fileName, .consumed, what: what)
                : .address(address(element, "gpointer", isConsumed: isConsumed))
            let freeing: Passing.Freeing =
                switch parameter.gir.transfer {
                case .none: element.isText ? .elements : .list
                case .container: element.isText ? .elementsOnly : .nothing
                default: .nothing
                }
            return .list(of: passed, isSinglyLinked: isSinglyLinked, freeing)
        case .array(let element, let array): return self.array(parameter, element, array, what)
        case .double, .pointer, .callback, .none, .unsupported: return .asItIs
        }
    }

    /// Converts a value that isn't a parameter, for example a result.
    func passing(_ kind: Kind, _ type: GIRType, _ transfer: GIRTransfer = .none, what: String) -> Passing {
        let gir = GIRParameter(name: what, type: type, transfer: transfer)
        return passing(CallPlan.Parameter(gir: gir, kind: kind, role: .argument, name: what), what: what)
    }

    /// Returns nil if Swift can't create the container.
    func container(_ kind: Kind, _ what: String) -> Passing.Container? {
        switch kind {
        case .byteArray: return .bytes
        case .table(let keys, let values):
            guard let keys = keys.containerElement, let values = values.containerElement else { return nil }
            return .table(keys, values)
        case .pointerArray(let element): return element.containerElement.map { .pointerArray($0) }
        case .sizedArray(.string): return .sizedStrings
        case .sizedArray(let element):
            let cType = sizedElement(element)
            switch element {
            case .double,
                .integer where element.isByte:
                return .sizedArray(cType: cType, each: nil)
            case .value: return .sizedArray(cType: cType, each: .member("cValue"))
            case .enumeration(let declaration), .flags(let declaration):
                return .sizedArray(cType: cType, each: enumeration(declaration, nil, what))
            case .bool, .integer, .float, .character:
                let type = GIRType(name: cType, cType: cType)
                return .sizedArray(cType: cType, each: passing(element, type, what: "\(what): element"))
            default: return nil
            }
        default: return nil
        }
    }

    func address(_ kind: Kind, _ cType: String?, isConsumed: Bool) -> Passing.Address {
        var isCairo = false
        var property = isConsumed ? "consumedPointer" : "pointer"
        if case .owner(let declaration) = kind {
            isCairo = declaration.namespace == "cairo"
            let isCounted = declaration.category == .fundamental || declaration.girName == "GLib.Variant" || isCairo
            if isConsumed, !isCounted { property = "copiedPointer" }
        }
        return Passing.Address(property: property, cast: cast(cType, isOpaqueAlready: isCairo))
    }

    func cast(_ cType: String?, isOpaqueAlready: Bool = false) -> Passing.Address.Cast {
        let type = cType.map { CType($0) }
        if type?.isUntyped == true { return isOpaqueAlready ? .untyped : .none }
        if isOpaqueAlready { return .none }
        guard let type, !type.isOpaque(library) else { return .opaque }
        return .bound(to: library.cName(type.base))
    }

    /// - Parameter base: The C type of the parameter.
    func enumeration(_ declaration: Declaration, _ base: String?, _ what: String) -> Passing {
        let what = declaration.isClosed ? what : nil
        if let base, base != declaration.cType { return .enumeration(integer: base, cType: nil, what: what) }
        // The GIR file of another package's library doesn't indicate whether an expression such as `1 << 31` makes an
        // enumeration signed in C. Therefore, the compiler infers the type of the integer.
        let integer = isOfBinding ? ".init" : declaration.isSigned ? "Int32" : "UInt32"
        return .enumeration(integer: integer, cType: library.cName(declaration.cType), what: what)
    }

    private func array(_ parameter: CallPlan.Parameter, _ element: Kind, _ array: GIRArray, _ what: String) -> Passing {
        let type = CType(parameter.gir.type.cType ?? "const gpointer")
        let isConstant = type.isBaseConstant || type.base == "gconstpointer"
        let isConsumed = parameter.gir.transfer != .none
        let storage: Passing.Storage =
            parameter.role == .changed || isConsumed
            ? .allocated(isFreed: !isConsumed)
            : isConstant && type.stars <= 1 || type.isMiddleConstant ? .constant : .changeable
        func each(_ cType: String, _ passing: Passing?) -> Passing {
            let isPointer = cType.hasSuffix("?") || cType == "OpaquePointer"
            let end = isPointer ? "nil" : element.isNumber ? "\(cType)(0)" : "\(cType)()"
            return .array(of: cType, each: passing, storage, end: array.isZeroTerminated ? end : nil)
        }
        switch element {
        case .string, .fileName:
            let view =
                type.isMiddleConstant ? "fullyConstantPointer" : type.isBaseConstant ? "constantPointer" : "pointer"
            return .strings(isFileNames: element == .fileName, view: view, isFreed: !isConsumed, what: what)
        case .integer where element.isByte:
            return ["char", "gchar", "gint8"].contains(type.base) ? each("CChar", .textByte) : each("UInt8", nil)
        case .integer("guint64"): return each("guint64", .unsigned64)
        case .integer(let name): return each(name, .integer(what: parameter.gir.name))
        case .bool: return each("gboolean", .truth)
        case .double: return each("Double", nil)
        case .type: return each("GType", .member("valueType"))
        case .float: return each("Float", .float)
        case .character: return each("gunichar", .member("value"))
        case .value(let declaration):
            return type.stars > 1
                ? each("UnsafeMutablePointer<\(declaration.cType)>?", .structure)
                : each(library.cName(declaration.cType), .member("cValue"))
        case .enumeration(let declaration), .flags(let declaration):
            return each(library.cName(declaration.cType), enumeration(declaration, nil, what))
        case .object, .interface, .owner:
            if type.stars <= 1 { return each("UnsafeMutableRawPointer?", .member("pointer")) }
            let address = address(element, type.base + "*", isConsumed: parameter.gir.transfer == .full)
            return each(library.imported(type.pointee), .address(address))
        case .anyValue: return each("GValue", .member("pointer.pointee"))
        default: return .asItIs
        }
    }

    /// The conversion states which object retains the closure as long as C may call it.
    func closure(_ parameter: CallPlan.Parameter, _ declaration: Declaration, in plan: CallPlan) -> Passing {
        let scope = parameter.gir.scope
        let isFreed = parameter.gir.destroy != nil
        let isKept = isFreed && scope == .notified && plan.finish.isEmpty
        // Without a parameter for freeing it, C doesn't call the callback after the operation has finished.
        let isUntilDone = !plan.finish.isEmpty && scope == .notified && !isFreed
        return .closure(
            Passing.Closure(
                type: library.typeName(declaration),
                isOnce: scope == .async,
                keeper: isKept ? keeper(in: plan) : .none,
                isReleased: scope == .call || isUntilDone
            )
        )
    }

    /// Returns the object that retains the closures that C stores. It's the instance of a method, the new object of an
    /// initializer, or the first object among the arguments of another function.
    private func keeper(in plan: CallPlan) -> Passing.Closure.Keeper {
        if isOfObject(plan) { return .instance }
        if plan.base == "init" { return .madeObject }
        guard let object = plan.arguments.first(where: { $0.kind.isObject }) else { return .none }
        return .argument(object.name, isOptional: object.gir.isNullable)
    }

    func isOfObject(_ plan: CallPlan) -> Bool {
        guard plan.instance != nil, let instance = plan.callable.instance else { return false }
        return library.kind(of: instance.type, in: namespace).isObject
    }
}
