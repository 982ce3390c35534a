import CGtk
import Gsk

/// The values that a signal or an expression passes to a handler: the emitter, the arguments, and the object in the
/// `object` attribute of the description.
///
/// Each value has an index. Index 0 refers to the emitter, or to the object on which the expression is evaluated. The
/// arguments follow. The last index refers to the object of the `object` attribute.
struct HandlerInputs {
    let isExpression: Bool
    let argumentCount: Int
    /// A Boolean value that indicates whether the description specifies an `object` attribute.
    let hasObject: Bool
    /// A Boolean value that indicates whether the emitter is exchanged with the object of the `object` attribute. If
    /// there is no such attribute, the emitter is exchanged with the receiver.
    let isSwapped: Bool

    /// The orders in which a handler's parameters can correspond to the values, as arrays of indexes. The preferred
    /// order is first.
    var orders: [[Int]] {
        let arguments = Array(1..<argumentCount + 1)
        let object = argumentCount + 1
        switch (hasObject, isSwapped) {
        case (false, false): return isExpression ? [arguments, [0] + arguments] : [[0] + arguments, arguments]
        // Without an `object` attribute, the emitter is exchanged with the receiver. The receiver is the method's
        // `self`, so it isn't passed as an argument.
        case (false, true): return [arguments + [0], [0] + arguments]
        case (true, false): return [[0] + arguments + [object], arguments + [object], [object]]
        case (true, true): return [[object] + arguments + [0], arguments + [0]]
        }
    }

    /// Returns the indexes of the values to pass to a handler, in the order of the handler's parameters. Returns nil if
    /// the parameters don't match the values in any order.
    ///
    /// Some orders match all values of the given types. Other orders match only certain values at run time. An order
    /// that matches all values takes precedence.
    ///
    /// - Parameter types: The types of the values. If a type isn't known until run time, it's nil.
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

    /// Returns a list of the values' types, in order, for messages.
    @MainActor
    func description(of types: [GType?]) -> String {
        HandlerFit.list((orders.max { $0.count < $1.count } ?? []).map { HandlerFit.name(of: types[$0]) })
    }
}
