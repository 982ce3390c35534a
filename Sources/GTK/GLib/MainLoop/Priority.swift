extension MainContext {
    /// The priority of a source in the main loop. Sources with lower numbers are dispatched first.
    public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
        /// The priority of sources that are dispatched before input events. `G_PRIORITY_HIGH`.
        public static let high = Priority(rawValue: -100)

        /// The priority of input events. `G_PRIORITY_DEFAULT`.
        public static let `default` = Priority(rawValue: 0)

        /// The priority of sources that are dispatched after input events and before drawing. `G_PRIORITY_HIGH_IDLE`.
        public static let highIdle = Priority(rawValue: 100)

        /// The priority of sources that are dispatched after drawing. `G_PRIORITY_DEFAULT_IDLE`.
        public static let defaultIdle = Priority(rawValue: 200)

        /// The priority of sources that are dispatched after everything else. `G_PRIORITY_LOW`.
        public static let low = Priority(rawValue: 300)

        /// The number that GLib uses for the priority.
        public let rawValue: Int32

        /// Creates a priority from a number, for example a number between two of the named priorities.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}
