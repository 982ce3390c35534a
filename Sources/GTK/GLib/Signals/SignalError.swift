/// An error that is thrown if a signal can't be found or emitted by name.
public enum SignalError: Error, Equatable, CustomStringConvertible {
    /// The class doesn't have a signal with the given name, or the name includes a detail although the signal doesn't
    /// support details.
    case unknown(className: String, signal: String)
    /// The number of arguments is wrong. `expected` contains the C types of the signal's parameters.
    case argumentCount(className: String, signal: String, expected: [String], found: Int)
    /// The type of an argument doesn't match the type of the signal's parameter, or the value is out of range. The
    /// index of the first argument is 1.
    case argument(className: String, signal: String, index: Int, reason: ValueError)

    public var description: String {
        switch self {
        case .unknown(let className, let signal):
            "\(className) has no signal \"\(signal)\""
        case .argumentCount(let className, let signal, let expected, let found):
            "\(className)::\(signal): expected \(expected.count) argument\(expected.count == 1 ? "" : "s")"
                + (expected.isEmpty ? "" : " (\(expected.joined(separator: ", ")))") + ", found \(found)"
        case .argument(let className, let signal, let index, let reason):
            "argument \(index) of \(className)::\(signal) is invalid: \(reason)"
        }
    }
}
