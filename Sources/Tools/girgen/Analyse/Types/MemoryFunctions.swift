/// The C functions that manage memory. They aren't bound, because Swift retains, copies and frees memory itself.
enum MemoryFunctions {
    /// The names of memory-management methods of records and reference-counted classes.
    static let methods: Set<String> = ["ref", "unref", "copy", "free", "destroy", "ref_sink", "hash"]

    /// Returns true if a global function frees its argument or changes the argument's reference count.
    static func managesItsArgument(_ function: GIRCallable) -> Bool {
        guard function.parameters.count == 1, let last = Naming.words(function.info.name).last else { return false }
        return ["free", "unref", "ref", "destroy"].contains(last)
    }

    /// Returns true if C keeps a pointer to a string argument. A Swift string is valid only during the call.
    static func keepsText(_ callable: GIRCallable) -> Bool {
        let words = Naming.words(callable.info.name)
        guard let first = words.first, ["set", "copy", "merge", "new"].contains(first) else { return false }
        return words.contains("static") && !words.contains("image")
    }
}
