/// A class that owns a C record.
struct RecordClass {
    enum Copying {
        /// By its registered type.
        case registered
        /// Never, because C creates the record and keeps it.
        case permanent
        /// By C functions.
        case functions(copy: String, free: String, Passing.Address.Cast)
    }

    /// A public field of the C record.
    struct Field {
        let name: String
        let cName: String
        let documentation: Documentation
        let type: SwiftType
        let conversion: Conversion
        /// The conversion of a new value to C, or nil if Swift only reads the field.
        let passing: Passing?
    }

    /// Memory that C maps while a closure runs.
    struct MappedMemory {
        /// An integer that states which part of the memory is mapped, by its Swift and C names.
        struct Bound {
            let name: String
            let cName: String
        }

        let map: String
        let unmap: String
        let cast: Passing.Address.Cast
        /// The structure that C fills with the address and the size, as Swift names it.
        let info: String
        let flags: SwiftType
        /// The C type of the flags, as Swift names it.
        let cFlags: String
        /// The integers that state which part of the memory is mapped. The array is empty if all of it is mapped.
        let range: [Bound]
        let documentation: Documentation
        let spanDocumentation: Documentation
    }

    /// The C type as Swift names it.
    let cName: String
    let copying: Copying
    /// Members written by hand, line by line.
    let body: [String]
    let fields: [Field]
    let mappedMemory: [MappedMemory]
}
