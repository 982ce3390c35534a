/// A class that owns a C record.
package struct RecordClass {
    package enum Copying {
        /// By its registered type.
        case registered
        /// Never, because C creates the record and keeps it.
        case permanent
        /// By C functions.
        case functions(copy: String, free: String, Passing.Address.Cast)
    }

    /// A public field of the C record.
    package struct Field {
        package let name: String
        package let cName: String
        package let documentation: Documentation
        package let type: SwiftType
        package let conversion: Conversion
        /// The conversion of a new value to C, or nil if Swift only reads the field.
        package let passing: Passing?

        package init(
            name: String,
            cName: String,
            documentation: Documentation,
            type: SwiftType,
            conversion: Conversion,
            passing: Passing?
        ) {
            (self.name, self.cName, self.documentation, self.type) = (name, cName, documentation, type)
            (self.conversion, self.passing) = (conversion, passing)
        }
    }

    /// Memory that C maps while a closure runs.
    package struct MappedMemory {
        /// An integer that states which part of the memory is mapped, by its Swift and C names.
        package struct Bound {
            package let name: String
            package let cName: String

            package init(name: String, cName: String) {
                (self.name, self.cName) = (name, cName)
            }
        }

        package let map: String
        package let unmap: String
        package let cast: Passing.Address.Cast
        /// The structure that C fills with the address and the size, as Swift names it.
        package let info: String
        package let flags: SwiftType
        /// The C type of the flags, as Swift names it.
        package let cFlags: String
        /// The integers that state which part of the memory is mapped. The array is empty if all of it is mapped.
        package let range: [Bound]
        package let documentation: Documentation
        package let spanDocumentation: Documentation

        package init(
            map: String,
            unmap: String,
            cast: Passing.Address.Cast,
            info: String,
            flags: SwiftType,
            cFlags: String,
            range: [Bound],
            documentation: Documentation,
            spanDocumentation: Documentation
        ) {
            (self.map, self.unmap, self.cast, self.info, self.flags) = (map, unmap, cast, info, flags)
            (self.cFlags, self.range, self.documentation) = (cFlags, range, documentation)
            self.spanDocumentation = spanDocumentation
        }
    }

    /// The C type as Swift names it.
    package let cName: String
    package let copying: Copying
    /// Members written by hand, line by line.
    package let body: [String]
    package let fields: [Field]
    package let mappedMemory: [MappedMemory]

    package init(cName: String, copying: Copying, body: [String], fields: [Field], mappedMemory: [MappedMemory]) {
        (self.cName, self.copying, self.body, self.fields) = (cName, copying, body, fields)
        self.mappedMemory = mappedMemory
    }
}
