/// A class that owns a C record.
struct RecordClass {
    enum Copying {
        /// By its registered type.
        case registered
        /// Never, as C makes it and keeps it.
        case permanent
        /// By C functions.
        case functions(copy: String, free: String, Passing.Address.Cast)
    }

    /// What C lets everybody read, and perhaps set.
    struct Field {
        let name: String
        let cName: String
        let documentation: Documentation
        let type: SwiftType
        let conversion: Conversion
        /// How a new value crosses over, or nil for a field that Swift only reads.
        let passing: Passing?
    }

    /// Memory that C maps while a closure runs.
    struct MappedMemory {
        /// An integer that says which part of the memory is mapped, by its Swift and C names.
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
        /// What says which part of the memory is mapped. Nothing for all of it.
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
