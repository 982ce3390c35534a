/// Finds the function that ends what another function began and identified by a number.
enum CounterpartNaming {
    /// Pairs of words in the names of functions that begin something and of functions that end it.
    private static let opposites = [
        "add": "remove", "export": "unexport", "inhibit": "uninhibit", "register": "unregister",
        "subscribe": "unsubscribe",
    ]

    /// Returns the method that accepts the number that another method returns, and ends the operation that the other
    /// method began. Returns nil if no method does.
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
