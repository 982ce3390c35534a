/// The result that C expects from a signal handler or a closure.
package struct HandlerResult: Equatable {
    package var type: SwiftType
    package var passing: Passing
}
