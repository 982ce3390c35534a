extension Kind {
    /// The representation of values of this kind in a container. It's nil if Swift can't store the values in
    /// containers.
    ///
    /// Like other language bindings, CombineGtk stores a 64-bit number in separately allocated memory.
    var containerElement: ContainerElement? {
        func number(_ expression: String) -> ContainerElement {
            ContainerElement(expression: expression, isKey: self != .bool, isNumber: true)
        }
        return switch self {
        case .string: ContainerElement(expression: ".string", isKey: true)
        case .fileName: ContainerElement(expression: ".fileName", isKey: true)
        case .integer("guint64"): ContainerElement(expression: ".unsigned64Address")
        case .integer("gint64"): ContainerElement(expression: ".integerAddress(gint64.self)")
        case .integer(let name):
            [.int, .uint].contains(SignalABI.Register(self)) ? nil : number(".integer(\(name).self)")
        case .double: ContainerElement(expression: ".doubleAddress")
        case .float: ContainerElement(expression: ".floatAddress")
        case .bool: number(".bool")
        case .character: number(".character")
        case .type: number(".type")
        case .enumeration: number(#".enumeration({ .init(rawValue: $0) }, \.rawValue)"#)
        case .flags: number(#".flags({ .init(rawValue: $0) }, \.rawValue)"#)
        case .anyValue: ContainerElement(expression: ".value")
        case .object: ContainerElement(expression: ".object")
        case .table(let keys, let values):
            if let keys = keys.containerElement, let values = values.containerElement {
                ContainerElement(expression: ".table(\(keys.expression), \(values.expression))")
            } else {
                nil
            }
        default: nil
        }
    }

    /// The representation of a number that a list or a pointer array stores in place of a pointer.
    var numberElement: ContainerElement? { containerElement.flatMap { $0.isNumber ? $0 : nil } }
}
