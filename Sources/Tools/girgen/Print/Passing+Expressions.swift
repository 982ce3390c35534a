// The expressions that are passed to C, and the statements that precede the call.

extension Passing {
    /// The expression that is passed for an argument, and the statements that must precede the call.
    struct Prepared {
        var setup: [String] = []
        var expression: String
    }

    /// Returns the name of the variable that contains the C value of a parameter.
    static func variable(_ name: String) -> String { "c" + Naming.upperFirst(name) }

    /// Returns the name of the variable for the user data of a closure.
    static func data(_ name: String) -> String { name + "Data" }

    /// Returns the expression that is passed for a value. The value must not require statements before the call.
    func expression(of value: String, isOptional: Bool = false) -> String {
        let chain = isOptional ? "?" : ""
        switch self {
        case .truth: return "\(value) ? 1 : 0"
        case .integer(let what): return "exactInteger(\(value), \"\(what)\")"
        case .unsigned64: return ".init(\(value))"
        case .rawValue(let what): return "exactInteger(\(value).rawValue, \"\(what)\")"
        case .lowerBound(let what): return "exactInteger(\(value).lowerBound, \"\(what)\")"
        case .duration(let unit, let what): return "exactDuration(\(value), .\(unit), \"\(what)\")"
        case .float: return "Float(\(value))"
        // `CChar` is signed on some processors and unsigned on others.
        case .textByte: return "CChar(truncatingIfNeeded: \(value))"
        case .member(let name): return "\(value)\(chain).\(name)"
        case .text(let isFileName, let copy, let what):
            let arguments = "(\(isOptional ? "optional: " : "")\(value), \"\(what)\")"
            if isFileName { return "FileNames.duplicate\(arguments)" }
            return copy == .none ? "terminated\(arguments)" : "g_strdup(terminated\(arguments))"
        case .address(let address): return address.cast.applied(to: "\(value)\(chain).\(address.property)")
        case .structure: return "temporaryCopy(\(value)\(chain).cValue)"
        case .enumeration(let integer, let cType, let what):
            let raw = what.map { "number(for: \"\($0)\")" } ?? "rawValue"
            let number = "\(integer)(truncatingIfNeeded: \(value).\(raw))"
            return cType.map { "\($0)(rawValue: \(number))" } ?? number
        default: return value
        }
    }

    /// Returns the elements of an array, followed by the terminating element.
    private func ended(_ elements: String, _ end: String?, isOptional: Bool) -> String {
        guard let end else { return elements }
        return isOptional ? "(\(elements)).map { $0 + [\(end)] }" : "\(elements) + [\(end)]"
    }

    func prepared(_ name: String, isOptional: Bool) -> Prepared {
        let value = Spelling.local(name)
        let variable = Passing.variable(name)
        let (chain, elements) = isOptional ? ("?", "(\(value) ?? [])") : ("", value)
        func held(_ expression: String, freeing: String?) -> Prepared {
            let setup = ["let \(variable) = \(expression)"] + (freeing.map { ["defer { \($0) }"] } ?? [])
            return Prepared(setup: setup, expression: variable)
        }
        switch self {
        case .text(_, .temporary, _):
            return held(expression(of: value, isOptional: isOptional), freeing: "g_free(\(variable))")
        case .countedText(let takesNul, let what):
            let text = Passing.text(isFileName: false, .none, what: what).expression(of: value, isOptional: isOptional)
            let setup = "let \(variable): String\(chain) = \(takesNul ? value : text)"
            return Prepared(setup: [setup], expression: variable)
        case .structure where isOptional:
            return held(expression(of: value, isOptional: true), freeing: "\(variable)?.deallocate()")
        case .structure: return Prepared(setup: ["var \(variable) = \(value).cValue"], expression: "&\(variable)")
        case .error(let isConsumed):
            let free = "g_error_free(\(variable))"
            let freeing = isOptional ? "if let \(variable) { \(free) }" : free
            return held("\(value)\(chain).copiedPointer", freeing: isConsumed ? nil : freeing)
        case .container(let container, let isFreed, let what):
            let (made, free) = container.expressions(of: value, chain, what)
            return held(made, freeing: isFreed ? "\(free)(\(variable))" : nil)
        case .numberList(let element, let isOfTypes, let isSinglyLinked, let isFreed, let what):
            let numbers = isOfTypes ? "\(elements).map { $0.valueType }" : elements
            let (make, free) = isSinglyLinked ? ("singlyLinkedList", "g_slist_free") : ("linkedList", "g_list_free")
            let list = "\(make)(\(numbers), \"\(what)\", \(element.expression))"
            return held(list, freeing: isFreed ? "\(free)(\(variable))" : nil)
        case .anyValueCopy:
            var prepared = held(
                isOptional ? "\(value).map { Value(copying: $0.pointer) }" : "Value(copying: \(value).pointer)",
                freeing: "withExtendedLifetime(\(variable)) {}"
            )
            prepared.expression += "\(chain).pointer"
            return prepared
        case .strings(let isFileNames, let view, let isFreed, let what):
            let strings = "TemporaryStrings(\(isFileNames ? "fileNames: " : "")\(value), \"\(what)\")"
            var prepared = held(strings, freeing: isFreed ? "\(variable).free()" : nil)
            prepared.expression += ".\(view)"
            return prepared
        case .list(let element, let isSinglyLinked, let freeing):
            let (make, free) = isSinglyLinked ? ("singlyLinkedList", "g_slist_free") : ("linkedList", "g_list_free")
            let pointers = "\(elements).map { UnsafeMutableRawPointer(\(element.expression(of: "$0"))) }"
            let list = "\(make)(\(pointers))"
            switch freeing {
            case .nothing: return held(list, freeing: nil)
            case .list: return held(list, freeing: "\(free)(\(variable))")
            case .elements: return held(list, freeing: "\(free)_full(\(variable), g_free)")
            case .elementsOnly:
                let setup = ["let \(variable)Elements = \(pointers)", "defer { freeStrings(\(variable)Elements) }"]
                return Prepared(setup: setup + ["let \(variable) = \(make)(\(variable)Elements)"], expression: variable)
            }
        case .array(let cType, let each, let storage, let end):
            if storage == .constant, each == nil, end == nil { return Prepared(expression: value) }
            let mapped = each.map { "\(value)\(chain).map { \($0.expression(of: "$0")) }" } ?? value
            let list = ended(mapped, end, isOptional: isOptional)
            let declared = "\(variable): [\(cType)]\(chain) = \(list)"
            if storage == .constant { return Prepared(setup: ["let " + declared], expression: variable) }
            if storage == .changeable, !isOptional {
                return Prepared(setup: ["var " + declared], expression: "&\(variable)")
            }
            let isFreed = storage != .allocated(isFreed: false)
            var prepared = held("TemporaryArray<\(cType)>(\(list))", freeing: isFreed ? "\(variable).free()" : nil)
            prepared.expression += ".pointer"
            return prepared
        case .stayingBytes(let type):
            var prepared = held("TemporaryBytes(\(value))", freeing: "\(variable).free()")
            prepared.expression += type.map { ".bound(to: \($0).self)" } ?? ".pointer"
            return prepared
        case .closure(let closure): return closure.prepared(name, isOptional: isOptional)
        default: return Prepared(expression: expression(of: value, isOptional: isOptional))
        }
    }
}

extension Passing.Address.Cast {
    func applied(to address: String) -> String {
        switch self {
        case .none: address
        case .opaque: "OpaquePointer(\(address))"
        case .untyped: "UnsafeMutableRawPointer(\(address))"
        case .bound(let type): "\(address).assumingMemoryBound(to: \(type).self)"
        }
    }
}

extension Passing.Container {
    /// Returns the expression that creates the container, and the function that releases it.
    fileprivate func expressions(of value: String, _ chain: String, _ what: String) -> (made: String, free: String) {
        switch self {
        case .bytes: ("temporaryByteArray(\(value), \"\(what)\")", "freeByteArray")
        case .pointerArray(let element):
            ("temporaryPointerArray(\(value), \"\(what)\", \(element.expression))", "freePointerArray")
        case .table(let keys, let values):
            ("temporaryTable(\(value), \"\(what)\", \(keys.expression), \(values.expression))", "freeTable")
        case .sizedStrings: ("temporarySizedArray(strings: \(value), \"\(what)\")", "freeSizedArray")
        case .sizedArray(let cType, let each):
            (
                "temporarySizedArray(\(each.map { "\(value)\(chain).map { \($0.expression(of: "$0")) as \(cType) }" } ?? value))",
                "freeSizedArray"
            )
        }
    }
}

extension Passing.Closure {
    fileprivate func prepared(_ name: String, isOptional: Bool) -> Passing.Prepared {
        let value = Spelling.local(name)
        let data = Passing.data(name)
        let trampoline = type.trampoline(isOnce: isOnce)
        var setup = ["let \(data) = " + (isOptional ? "\(value).map { retainedBox($0) }" : "retainedBox(\(value))")]
        // The closure is recorded before the call, because C can release it during the call.
        switch keeper {
        case .none, .madeObject: break
        case .instance: setup.append("recordKeptClosure(\(data))")
        case .argument(let object, let isOptional):
            setup.append("\(Spelling.local(object))\(isOptional ? "?" : "").recordKeptClosure(\(data))")
        }
        if isReleased { setup.append("defer { releaseBoxNow(\(data)) }") }
        let expression = isOptional ? "\(data) == nil ? nil : \(trampoline)" : trampoline
        return Passing.Prepared(setup: setup, expression: expression)
    }
}
