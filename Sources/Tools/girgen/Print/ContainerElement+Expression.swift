// The expressions for the ways in which containers store Swift values.

extension ContainerElement {
    var expression: String {
        switch self {
        case .string: ".string"
        case .fileName: ".fileName"
        case .integer(let cType): ".integer(\(cType).self)"
        case .integerAddress(let cType): ".integerAddress(\(cType).self)"
        case .unsigned64Address: ".unsigned64Address"
        case .doubleAddress: ".doubleAddress"
        case .floatAddress: ".floatAddress"
        case .bool: ".bool"
        case .character: ".character"
        case .type: ".type"
        case .enumeration: #".enumeration({ .init(rawValue: $0) }, \.rawValue)"#
        case .flags: #".flags({ .init(rawValue: $0) }, \.rawValue)"#
        case .value: ".value"
        case .object: ".object"
        case .table(let keys, let values): ".table(\(keys.expression), \(values.expression))"
        }
    }
}
