import CombineGtk

@MainActor
func storeGenericValues() throws -> (number: Int, text: String?) {
    let value = try Value(10)  // A GValue
    let number: Int = try value.get()
    let variant = Variant("ten")  // A GVariant
    return (number, variant.string)
}
