/// A class that owns a C record.
package struct RecordClass {
    package enum Copying {
        /// The functions of the record's registered type copy and free the record.
        case registered
        /// The record is neither copied nor freed. C creates the record and never frees it.
        case permanent
        /// The given C functions copy and free the record.
        case functions(copy: String, free: String, Passing.Address.Cast)
    }

    /// Memory that C maps while a closure runs.
    package struct MappedMemory {
        package let map: String
        package let unmap: String
        package let cast: Passing.Address.Cast
        /// The name, as imported by Swift, of the C structure that receives the address and size of the mapped memory.
        package let info: String
        package let flags: SwiftType
        /// The name of the C type of the flags, as imported by Swift.
        package let cFlags: String
        /// The integers that state which part of the memory is mapped.
        package let range: [(name: String, cName: String)]
        package let documentation: Documentation
        package let spanDocumentation: Documentation
    }

    /// The name of the C type, as imported by Swift.
    package let cName: String
    package let copying: Copying
    /// The lines of handwritten members.
    package let body: [String]
    package let fields: [Structure.Field]
    package let mappedMemory: [MappedMemory]
}
