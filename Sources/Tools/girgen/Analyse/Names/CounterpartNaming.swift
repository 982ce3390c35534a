/// The rules that find the function that ends an operation. The function that begins the operation returns a number,
/// which identifies the operation.
enum CounterpartNaming {
    /// Pairs of words. The key is a word in the name of a function that begins an operation. The value is the
    /// corresponding word in the name of the function that ends the operation.
    private static let opposites = [
        "add": "remove", "export": "unexport", "inhibit": "uninhibit", "register": "unregister",
        "subscribe": "unsubscribe",
    ]

    /// Returns the method that ends the operation that `start` begins. The result of `start` is the argument of that
    /// method. Returns nil if there is no such method.
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
