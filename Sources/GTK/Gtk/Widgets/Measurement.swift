import Gsk

extension Widget {
    /// How much room a widget needs along an orientation, and how much it would like, in pixels.
    public struct Measurement: Hashable, Sendable {
        /// The least that it can do with.
        public var minimum: Int
        /// What it would like; no less than the minimum.
        public var natural: Int
        /// Where the text's baseline is in the minimum height; -1 for none.
        public var minimumBaseline: Int
        /// Where the text's baseline is in the natural height; -1 for none.
        public var naturalBaseline: Int

        /// Creates a measurement of two sizes and, for heights, baselines.
        public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
            self.minimum = minimum
            self.natural = natural
            self.minimumBaseline = minimumBaseline
            self.naturalBaseline = naturalBaseline
        }

        /// Creates a measurement that leaves no choice.
        public init(_ size: Int) {
            self.init(minimum: size, natural: size)
        }
    }
}

extension LayoutManager {
    /// How much room a widget needs along an orientation, and how much it would like, in pixels.
    public typealias Measurement = Widget.Measurement
}
