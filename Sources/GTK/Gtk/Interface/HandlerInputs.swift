import CGtk
import Gsk

/// The values that a signal or an expression passes to a handler: the emitter, the arguments, and an object that the
/// description states.
///
/// Each has a number: 0 is the emitter, or the object for which the expression is evaluated. The arguments follow, then
/// the stated object.
struct HandlerInputs {
    /// A Boolean value that indicates whether an expression makes the call.
    let isExpression: Bool
    let argumentCount: Int
    /// A Boolean value that indicates whether the description states an object.
    let hasObject: Bool
    /// A Boolean value that indicates whether the stated object, or the receiver, is the first argument and the emitter
    /// the last one.
    let isSwapped: Bool

    /// The orders in which a handler can accept them, the most likely first.
    var orders: [[Int]] {
        let arguments = Array(1..<argumentCount + 1)
        let object = argumentCount + 1
        switch (hasObject, isSwapped) {
        case (false, false): return isExpression ? [arguments, [0] + arguments] : [[0] + arguments, arguments]
        // The first value is the receiver, the `self` of the method.
        case (false, true): return [arguments + [0], [0] + arguments]
        case (true, false): return [[0] + arguments + [object], arguments + [object], [object]]
        case (true, true): return [[object] + arguments + [0], arguments + [0]]
        }
    }

    /// Returns the indexes of the values that a handler accepts, or nil if its types don't match any order.
    ///
    /// An order that certainly matches takes precedence over those that may match.
    ///
    /// - Parameter types: The types of the values, by number, or nil for a type that is only known at run time.
    @MainActor
    func selection(for parameters: [any ValueConvertible.Type], of types: [GType?]) -> [Int]? {
        for accepted in [[HandlerFit.certain], [.certain, .possible]] {
            for order in orders where order.count >= parameters.count {
                let taken = order.prefix(parameters.count)
                let fits = zip(parameters, taken).allSatisfy { parameter, number in
                    accepted.contains(HandlerFit.taking(parameter, from: types[number]))
                }
                if fits { return Array(taken) }
            }
        }
        return nil
    }

    /// Returns a description of the values, in order, for messages.
    @MainActor
    func description(of types: [GType?]) -> String {
        HandlerFit.list((orders.max { $0.count < $1.count } ?? []).map { HandlerFit.name(of: types[$0]) })
    }
}
