/// Finds the function that ends an operation. The function that begins the operation returns a number that identifies
/// the operation.
enum CounterpartNaming {
    /// Words in the names of functions that end an operation, by the words in the names of functions that begin it.
    private static let opposites = [
        "add": "remove", "export": "unexport", "inhibit": "uninhibit", "register": "unregister",
        "subscribe": "unsubscribe",
    ]

    /// Returns the method that ends the operation that `start` begins, or nil if there is no such method. The method
    /// accepts the number that `start` returns.
    static func end(of start: GIRCallable, among methods: [GIRCallable]) -> GIRCallable? {
        guard start.result.type.name == "guint" else { return nil }
        let words = start.info.name.split(separator: "_").map(String.init)
        for (index, word) in words.enumerated() {
            guard let opposite = opposites[word] else { continue }
            var others = words
            others[index] = opposite
            let name = others.joined(separator: "_")
            let end = methods.first { $0.info.name == name }
            if let end, end.parameters.count == 1, end.parameters[0].type.name == "guint", !end.throwsError {
                return end
            }
        }
        return nil
    }
}
