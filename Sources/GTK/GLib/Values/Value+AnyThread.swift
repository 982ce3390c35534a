import CGtk

// Values of the types below can be read on any thread, because reading them doesn't require the main actor.
extension Value {
    /// Returns the content as a Boolean value. You can call this method on any thread.
    public nonisolated func get(as type: Bool.Type) throws(ValueError) -> Bool { try Bool.load(from: pointer) }

    /// Returns the content as an integer. You can call this method on any thread.
    public nonisolated func get(as type: Int.Type) throws(ValueError) -> Int { try Int.load(from: pointer) }

    /// Returns the content as an unsigned integer. You can call this method on any thread.
    public nonisolated func get(as type: UInt64.Type) throws(ValueError) -> UInt64 { try UInt64.load(from: pointer) }

    /// Returns the content as a floating-point number. You can call this method on any thread.
    public nonisolated func get(as type: Double.Type) throws(ValueError) -> Double { try Double.load(from: pointer) }

    /// Returns the content as a string. You can call this method on any thread.
    public nonisolated func get(as type: String.Type) throws(ValueError) -> String { try String.load(from: pointer) }
}
