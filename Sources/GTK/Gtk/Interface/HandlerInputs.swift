import CGtk
import Gsk

/// The values that a signal or an expression passes to a handler: the emitter, the arguments, and the object that the
/// description specifies with the `object` attribute.
///
/// The value 0 is the emitter, or the object for which the expression is evaluated. The arguments follow. The last
/// value is the object of the `object` attribute.
struct HandlerInputs {
    /// A Boolean value that indicates whether the handler is called by an expression.
    let isExpression: Bool
    let argumentCount: Int
    /// A Boolean value that indicates whether the description specifies an object with the `object` attribute.
    let hasObject: Bool
    /// A Boolean value that indicates whether the emitter and the object of the `object` attribute, or the receiver,
    /// are exchanged.
    let isSwapped: Bool

    /// The orders of values that a handler can accept, with the most likely one first.
    var orders: [[Int]] {
        let arguments = Array(1..<argumentCount + 1)
        let object = argumentCount + 1
        switch (hasObject, isSwapped) {
        case (false, false): return isExpression ? [arguments, [0] + arguments] : [[0] + arguments, arguments]
        // Without an `object` attribute, the receiver is exchanged with the emitter. The receiver isn't passed, because
        // it's the `self` of the method.
        case (false, true): return [arguments + [0], [0] + arguments]
        case (true, false): return [[0] + arguments + [object], arguments + [object], [object]]
        case (true, true): return [[object] + arguments + [0], arguments + [0]]
        }
    }

    /// Returns the indexes of the values to pass to a handler, or nil if its parameter types don't match any order.
    ///
    /// An order that certainly matches takes precedence over an order that may match at run time.
    ///
    /// - Parameter types: The types of the values. A type is nil if it's known only at run time.
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
