import CGtk
import Gsk

/// The values that a signal or an expression passes to a handler: the emitter, the arguments, and the object in the
/// description's attribute `object`.
///
/// The values are numbered: 0 is the emitter, or the object for which the expression is evaluated. The arguments
/// follow, and then the object in the attribute.
struct HandlerInputs {
    /// A Boolean value that indicates whether an expression calls the handler.
    let isExpression: Bool
    let argumentCount: Int
    /// A Boolean value that indicates whether the description has an attribute `object`.
    let hasObject: Bool
    /// A Boolean value that indicates whether the object in the attribute, or the receiver, is the first argument and
    /// the emitter the last one.
    let isSwapped: Bool

    /// The orders in which a handler can accept the values. The most likely one is first.
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
    /// An order that matches in any case takes precedence over orders that may match at run time.
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
