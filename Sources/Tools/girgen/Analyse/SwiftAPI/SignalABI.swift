/// The C types of the arguments and the result of a signal's handlers.
package struct SignalABI: Hashable {
    /// The C type of a value that is passed in a register.
    package enum Register: String, Hashable {
        case int8, uint8, int16, uint16, int32, uint32, int, uint, float, double, pointer
    }

    package var parameters: [Register] = []
    package var result: Register?

    package var isPlain: Bool { parameters.isEmpty && result == nil }

    /// The name that all signals with these types share.
    package var name: String {
        let words = parameters.isEmpty ? ["plain"] : parameters.map(\.rawValue)
        let all = words + (result.map { ["returning", $0.rawValue] } ?? [])
        return all[0] + all.dropFirst().map(Naming.upperFirst).joined()
    }
}
