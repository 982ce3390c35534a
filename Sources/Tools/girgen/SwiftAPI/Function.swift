/// A function or a method.
package struct Function {
    package var name: String
    package var documentation: Documentation
    package var parameters: [Parameter] = []
    /// The result, or nil if the function returns nothing.
    package var result: SwiftType?
    package var isStatic = false
    package var isMutating = false
    package var isResultDiscardable = false
    package var preparation: Preparation?
    package var call: Call

    package init(
        name: String,
        documentation: Documentation,
        parameters: [Parameter] = [],
        result: SwiftType? = nil,
        isStatic: Bool = false,
        isMutating: Bool = false,
        isResultDiscardable: Bool = false,
        preparation: Preparation? = nil,
        call: Call
    ) {
        (self.name, self.documentation, self.parameters, self.result) = (name, documentation, parameters, result)
        (self.isStatic, self.isMutating, self.isResultDiscardable) = (isStatic, isMutating, isResultDiscardable)
        (self.preparation, self.call) = (preparation, call)
    }
}
