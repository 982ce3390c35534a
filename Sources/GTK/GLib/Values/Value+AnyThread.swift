import CGtk

// Reading these types doesn't require the main actor.
extension Value {
    /// Reads the value as a Boolean value, on any thread.
    public nonisolated func get(as type: Bool.Type) throws(ValueError) -> Bool { try Bool.load(from: pointer) }

    /// Reads the value as an integer, on any thread.
    public nonisolated func get(as type: Int.Type) throws(ValueError) -> Int { try Int.load(from: pointer) }

    /// Reads the value as an unsigned integer, on any thread.
    public nonisolated func get(as type: UInt64.Type) throws(ValueError) -> UInt64 { try UInt64.load(from: pointer) }

    /// Reads the value as a floating-point number, on any thread.
    public nonisolated func get(as type: Double.Type) throws(ValueError) -> Double { try Double.load(from: pointer) }

    /// Reads the value as a string, on any thread.
    public nonisolated func get(as type: String.Type) throws(ValueError) -> String { try String.load(from: pointer) }
}
