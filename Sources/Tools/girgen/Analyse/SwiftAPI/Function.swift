/// A Swift function or method that calls a C function.
package struct Function: Documented {
    package var name: String
    package var documentation: Documentation
    package var parameters: [Parameter] = []
    package var result: SwiftType?
    package var isStatic = false
    package var isMutating = false
    package var isResultDiscardable = false
    package var preparation: Preparation?
    package var call: Call
}
