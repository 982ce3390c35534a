/// A Swift enumeration that represents a C enumeration of cairo.
protocol CairoEnumeration: Hashable, Sendable {
    init(rawValue: Int)
    var rawValue: Int { get }
}

/// A `CairoEnumeration` whose C values are the numbers from 0, without gaps.
protocol NumberedEnumeration: CairoEnumeration {
    /// The cases in the order of their C values, without `unrecognized`.
    static var cases: [Self] { get }
    static func unrecognized(_ rawValue: Int) -> Self
}

extension NumberedEnumeration {
    static func value(_ rawValue: Int) -> Self {
        cases.indices.contains(rawValue) ? cases[rawValue] : unrecognized(rawValue)
    }

    /// The C value of a case in `cases`.
    var index: Int {
        guard let index = Self.cases.firstIndex(of: self) else { fatalError("\(Self.self).cases doesn't have \(self)") }
        return index
    }
}

extension CairoEnumeration {
    init<CValue: RawRepresentable>(cValue: CValue) where CValue.RawValue: BinaryInteger {
        self.init(rawValue: Int(cValue.rawValue))
    }

    /// Returns the C value. Traps if the number doesn't fit in the C type.
    func cValue<CValue: RawRepresentable>() -> CValue where CValue.RawValue: BinaryInteger {
        guard let number = CValue.RawValue(exactly: rawValue), let value = CValue(rawValue: number) else {
            fatalError("\(Self.self): \(rawValue) doesn't fit in \(CValue.self)")
        }
        return value
    }
}
