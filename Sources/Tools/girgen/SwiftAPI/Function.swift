/// A function or a method.
struct Function {
    var name: String
    var documentation: Documentation
    var parameters: [Parameter] = []
    /// The result, or nil if there is none.
    var result: SwiftType?
    var isStatic = false
    var isMutating = false
    var isResultDiscardable = false
    var preparation: Preparation?
    var call: Call
}
