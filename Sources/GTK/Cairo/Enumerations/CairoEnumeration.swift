/// A Swift enumeration that represents a C enumeration of cairo.
protocol CairoEnumeration {
    init(rawValue: Int)
    var rawValue: Int { get }
}

extension CairoEnumeration {
    /// Creates the case for a C value.
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
