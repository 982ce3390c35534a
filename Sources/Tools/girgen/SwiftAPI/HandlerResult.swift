/// The result that C expects of a signal's handler or a closure.
struct HandlerResult: Equatable {
    var type: SwiftType
    var passing: Passing
}
