extension MainContext {
    /// The priority of a source in the main loop. Sources with lower numbers are dispatched first.
    public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
        /// `G_PRIORITY_HIGH`, before input events.
        public static let high = Priority(rawValue: -100)

        /// `G_PRIORITY_DEFAULT`, the priority of input events.
        public static let `default` = Priority(rawValue: 0)

        /// `G_PRIORITY_HIGH_IDLE`, after input events and before drawing.
        public static let highIdle = Priority(rawValue: 100)

        /// `G_PRIORITY_DEFAULT_IDLE`, after drawing.
        public static let defaultIdle = Priority(rawValue: 200)

        /// `G_PRIORITY_LOW`, after everything else.
        public static let low = Priority(rawValue: 300)

        /// The priority as a number in GLib.
        public let rawValue: Int32

        /// Creates a priority from a number, for example one between two of the named priorities.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}
