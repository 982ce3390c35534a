/// Rules for functions that begin an operation and return a number that identifies it, for example
/// `gtk_application_inhibit`. The rules find the function that ends the operation.
enum CounterpartNaming {
    /// The first words of functions that begin an operation, and those of the functions that end it.
    private static let opposites = [
        "add": "remove", "export": "unexport", "inhibit": "uninhibit", "register": "unregister",
        "subscribe": "unsubscribe",
    ]

    /// Returns the method that receives the result of `start` and ends its operation.
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
