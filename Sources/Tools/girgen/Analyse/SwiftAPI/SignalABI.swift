/// The C types of a signal's handlers.
package struct SignalABI: Hashable {
    /// A C type as a register holds it.
    package enum Register: String, Hashable {
        case int8, uint8, int16, uint16, int32, uint32, int, uint, float, double, pointer
    }

    package var parameters: [Register] = []
    package var result: Register?

    /// A Boolean value that indicates whether handlers take or give back nothing.
    package var isPlain: Bool { parameters.isEmpty && result == nil }

    /// The name that all signals with these types have it by.
    package var name: String {
        let words = parameters.isEmpty ? ["plain"] : parameters.map(\.rawValue)
        let all = words + (result.map { ["returning", $0.rawValue] } ?? [])
        return all[0] + all.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
