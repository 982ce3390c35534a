/// Finds the function that ends what another one began, to which that one returned a number.
enum CounterpartNaming {
    /// The words of functions that begin something, and those of the functions that end it.
    private static let opposites = [
        "add": "remove", "export": "unexport", "inhibit": "uninhibit", "register": "unregister",
        "subscribe": "unsubscribe",
    ]

    /// Returns the method that takes back the number that another one returns, or nil if no method takes it back.
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
