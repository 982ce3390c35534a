/// A C enumeration of cairo as a Swift type, with conversions in both directions.
protocol CairoEnumeration {
    init(rawValue: Int)
    var rawValue: Int { get }
}

extension CairoEnumeration {
    /// Creates the case for a value of the C type.
    init<CValue: RawRepresentable>(cValue: CValue) where CValue.RawValue: BinaryInteger {
        self.init(rawValue: Int(cValue.rawValue))
    }

    /// Returns the value of the C type. A number that doesn't fit traps, with a message that names this type.
    func cValue<CValue: RawRepresentable>() -> CValue where CValue.RawValue: BinaryInteger {
        guard let number = CValue.RawValue(exactly: rawValue), let value = CValue(rawValue: number) else {
            fatalError("\(Self.self): \(rawValue) does not fit \(CValue.self)")
        }
        return value
    }
}
