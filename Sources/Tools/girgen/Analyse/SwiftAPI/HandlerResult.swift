/// The result that C expects of a signal's handler or a closure.
package struct HandlerResult: Equatable {
    package var type: SwiftType
    package var passing: Passing
}
