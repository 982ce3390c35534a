// Functions that throw ``Skip`` with the reason why Swift can't pass or receive a value.

extension CallPlanner {
    func checkLengths(_ parameters: [CallPlan.Parameter]) throws {
        for parameter in parameters {
            guard case .length(let owner?) = parameter.role else { continue }
            let array = parameters[owner].gir
            if array.direction != parameter.gir.direction {
                throw Skip("the length of \(array.name) has another direction than the array")
            }
        }
    }

    private func mayBeWritten(_ parameter: GIRParameter) -> Bool {
        let type = CType(parameter.type.cType ?? "const void*")
        return type.stars == 1 && !type.isBaseConstant
    }

    func check(_ parameter: CallPlan.Parameter) throws {
        let gir = parameter.gir
        switch parameter.role {
        // Some GIR files incorrectly describe a parameter that is passed by value as an output.
        case .length where gir.direction == .out && gir.type.cType.map({ CType($0).stars }) == 0:
            throw Skip("returns the length \(gir.name), which C receives by value")
        case .length where gir.direction == .in && gir.type.cType?.hasSuffix("*") == true:
            throw Skip("takes a pointer to the length \(gir.name)")
        case .argument: try checkArgument(parameter.kind, gir)
        case .result: try checkOutput(parameter)
        case .changed: try checkChanged(parameter)
        default: break
        }
    }

    func checkArgument(_ kind: Kind, _ parameter: GIRParameter) throws {
        switch kind {
        case .unsupported(let reason): throw Skip("takes \(reason)")
        case .pointer: throw Skip("takes an untyped pointer, \(parameter.name)")
        case .none: throw Skip("the parameter \(parameter.name) has no type")
        case .callback(let callback): try checkCallback(callback, parameter)
        case .array(let element, let array):
            if case .unsupported(let reason) = element { throw Skip("takes an array of \(reason)") }
            let isOfValues =
                element == .anyValue && isOfBinding && parameter.transfer == .none
                && CType(parameter.type.cType ?? "").stars == 1
            if !element.isElement, !isOfValues { throw Skip("takes an array of an unsupported type") }
            if element.isText {
                let stars = CType(parameter.type.cType ?? "char**").stars
                if stars != 2 { throw Skip("takes an array of strings as \(parameter.type.cType ?? "no C type")") }
            } else if case .owner = element, CType(parameter.type.cType ?? "gpointer*").stars == 1,
                !["gpointer", "gconstpointer"].contains(CType(parameter.type.cType ?? "gpointer").base)
            {
                throw Skip("takes an array of structures that are separate objects in Swift")
            } else if case .value = element, parameter.transfer != .none,
                CType(parameter.type.cType ?? "gpointer").stars > 1
            {
                throw Skip("consumes an array of pointers to structures")
            }
            if !array.hasEnd { throw Skip("takes an array of unknown length") }
            if array.isZeroTerminated, !element.isText, array.length == nil {
                guard element.isPointer, element != .anyValue else { throw Skip("takes a zero-terminated array") }
                if case .value = element { throw Skip("takes a zero-terminated array of structures") }
            }
        case .list(let element, _):
            switch element {
            case .object, .interface, .owner, .string, .fileName: break
            case _ where element.numberElement != nil: break
            default: throw Skip("takes a list of values that Swift can't store in pointers")
            }
        case .pointerArray, .sizedArray:
            if container(kind, "") == nil { throw Skip("takes an array of values that Swift can't store") }
        case .value where parameter.transfer != .none: throw Skip("consumes a structure")
        case .value(let declaration) where declaration.category == .value && mayBeWritten(parameter):
            throw Skip("may change the \(declaration.cType) that is passed, or use it as the first element of an array")
        case .string where parameter.transfer == .none && mayBeWritten(parameter):
            throw Skip("may write to the text that is passed")
        case .anyValue where parameter.transfer != .none: throw Skip("consumes a GValue")
        default: break
        }
        let isPointed = parameter.type.cType.map { CType($0).stars > 1 } == true && parameter.direction == .in
        let isArray = if case .array = kind { true } else { false }
        if isPointed, !isArray, !kind.isCallback { throw Skip("takes a pointer to a pointer, \(parameter.name)") }
        if kind.isNumber, parameter.type.cType?.contains("*") == true {
            throw Skip("takes a pointer to a number, \(parameter.name)")
        }
    }

    func checkOutput(_ parameter: CallPlan.Parameter) throws {
        let stars = CType(parameter.gir.type.cType ?? "").stars
        switch parameter.kind {
        case .unsupported(let reason): throw Skip("returns \(reason)")
        case .bool, .integer, .duration, .double, .float, .character, .key, .type, .enumeration, .flags, .string,
            .fileName, .object, .interface, .table, .error:
            if stars != (parameter.kind.isNumber ? 1 : 2) {
                throw Skip("returns \(parameter.gir.name) as \(parameter.gir.type.cType ?? "no C type")")
            }
        case .owner(let declaration):
            if stars == 1, allocator(of: declaration) == nil {
                throw Skip("fills a \(declaration.cType) that only C can allocate")
            }
        case .value: if stars < 1 || stars > 2 { throw Skip("returns a structure by value") }
        case .anyValue: if stars < 1 || stars > 2 { throw Skip("returns a GValue by value") }
        case .list(let element, _): try checkPointedElement(element)
        case .pointerArray(let element):
            if stars != 2 { throw Skip("fills a GPtrArray that the caller allocates") }
            try checkPointedElement(element)
        case .byteArray: if stars != 2 { throw Skip("fills a GByteArray that the caller allocates") }
        case .sizedArray(let element):
            if stars != 2, !parameter.gir.isCallerAllocated { throw Skip("returns a GArray by value") }
            try checkSizedElement(element)
        case .array(let element, let array):
            try checkElement(element)
            // Only a pointer to a pointer can return an array that C allocates.
            let isFilled = parameter.gir.type.cType.map { CType($0).depth == 1 } ?? false
            if parameter.gir.isCallerAllocated || isFilled { throw Skip("fills an array that the caller allocates") }
            try checkEnd(of: array, element)
        case .none, .callback, .range, .priority, .pointer:
            throw Skip("returns a value of an unsupported type, \(parameter.gir.name)")
        }
    }

    private func checkEnd(of array: GIRArray, _ element: Kind) throws {
        if !array.hasEnd { throw Skip("returns an array of unknown length") }
        if array.length != nil || array.fixedSize != nil || element.isPointer { return }
        if case .integer = element { return }
        if element != .character { throw Skip("returns a zero-terminated array") }
    }

    func allocator(of declaration: Declaration) -> String? {
        declaration.compound?.constructors.first { $0.info.name == "alloc" }?.cIdentifier
    }

    func checkElement(_ element: Kind) throws {
        if case .unsupported(let reason) = element { throw Skip("returns \(reason)") }
        if element == .anyValue, isOfBinding { return }
        if !element.isElement { throw Skip("returns a collection of an unsupported type") }
    }

    private func checkPointedElement(_ element: Kind) throws {
        try checkElement(element)
        if !element.isPointer, element.numberElement == nil {
            throw Skip("returns a list of numbers that may not fit into pointers")
        }
    }

    private func checkSizedElement(_ element: Kind) throws {
        try checkElement(element)
        if case .owner(let declaration) = element, !declaration.isComplete {
            throw Skip("returns a GArray of structures of unknown size")
        }
    }

    func checkPassedList(_ kind: Kind) throws {
        switch kind {
        case .list(let element, _), .pointerArray(let element):
            if element == .pointer || !element.isPointer && element.numberElement == nil {
                throw Skip("passes a list of pointers of unknown type, or of numbers that may not fit into pointers")
            }
        case .sizedArray(let element): try checkSizedElement(element)
        default: break
        }
    }

    func checkResult(_ kind: Kind, _ transfer: GIRTransfer, _ callable: GIRCallable) throws {
        switch kind {
        case .unsupported(let reason): throw Skip("returns \(reason)")
        case .callback: throw Skip("returns a callback")
        case .pointer: throw Skip("returns an untyped pointer")
        case .anyValue:
            if CType(callable.result.type.cType ?? "").stars == 0 { throw Skip("returns a GValue by value") }
        case .list(let element, _), .pointerArray(let element): try checkPointedElement(element)
        case .sizedArray(let element): try checkSizedElement(element)
        case .array(let element, let array):
            try checkElement(element)
            if element == .anyValue, array.length == nil, array.fixedSize == nil {
                throw Skip("returns an array of structures without its length")
            }
            try checkEnd(of: array, element)
            if case .value = element, array.length == nil, array.fixedSize == nil {
                throw Skip("returns an array of structures without its length")
            }
        case .bool, .integer, .double, .float, .character, .key, .type, .enumeration, .flags:
            if CType(callable.result.type.cType ?? "").stars > 0 { throw Skip("returns a pointer to a number") }
        default: break
        }
    }

    private func checkCallback(_ declaration: Declaration, _ parameter: GIRParameter) throws {
        let what = "takes a \(declaration.cType)"
        do {
            let planner = CallPlanner(library: library, namespace: declaration.namespace)
            if !declaration.isHandwritten { _ = try declaration.callback.map(planner.callback) }
        } catch { throw Skip("\(what), which \(error)") }
        if parameter.closure == nil { throw Skip("\(what) without user data") }
        if parameter.scope == nil { throw Skip("\(what) with an unknown scope") }
    }
}

extension GIRArray { fileprivate var hasEnd: Bool { length != nil || fixedSize != nil || isZeroTerminated } }
