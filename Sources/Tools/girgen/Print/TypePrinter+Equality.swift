extension TypePrinter {
    func printEquality(of type: TypeDeclaration, isOpen: Bool = false) {
        guard let equality = type.equality else { return }
        // Only object classes can have handwritten subclasses that override these functions.
        let access = equality.base == .object ? (isOpen ? "open" : "public") : "@_spi(Binding) public"
        writer.when(equality.condition) {
            printEquality(equality, access, hashAccess: isOpen && equality.base == .object ? "open" : "public")
        }
    }

    private func printEquality(_ equality: ValueEquality, _ access: String, hashAccess: String) {
        let name = (equality.isProtocol ? "any " : "") + equality.type.spelled(in: module)
        writer.space()
        let sentence = "Returns a Boolean value that indicates whether the values are equal."
        writer.line("/// \(sentence) `\(equality.equal.cName)`.")
        writer.block("\(access) override nonisolated func isEqual(to other: \(equality.base.rawValue)) -> Bool") {
            writer.line("guard let other = other as? \(name) else { return false }")
            let called = call(equality.equal, ["pointer", "other.pointer"])
            writer.line("return " + isolated(called + (equality.isBool ? "" : " != 0"), equality.equal, equality))
        }
        writer.space()
        var value = "ObjectIdentifier(\(equality.type.spelled(in: module)).self)"
        if let hash = equality.hash {
            value = isolated(call(hash, ["pointer"]), hash, equality)
            writer.line("/// Hashes the value by feeding it into the hasher. `\(hash.cName)`.")
        } else {
            writer.line("/// Hashes only the class, because the class has no hash function in C.")
        }
        writer.block("\(hashAccess) override nonisolated func hash(into hasher: inout Hasher)") {
            writer.line("hasher.combine(\(value))")
        }
    }

    private func call(_ function: ValueEquality.Function, _ addresses: [String]) -> String {
        let arguments = zip(function.casts, addresses).map { $0.applied(to: $1) }
        return "\(function.cName)(\(arguments.joined(separator: ", ")))"
    }

    /// Code on the main thread can change a record. Therefore, comparing records traps on other threads.
    private func isolated(_ call: String, _ function: ValueEquality.Function, _ type: ValueEquality) -> String {
        type.base == .boxed ? "assumeMainThread(in: \"\(function.cName)\") { \(call) }" : call
    }
}
