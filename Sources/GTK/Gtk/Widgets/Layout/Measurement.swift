import Gsk

extension Widget {
    /// The minimum and natural size of a widget along an orientation, in pixels.
    public struct Measurement: Hashable, Sendable {
        /// The smallest usable size.
        public var minimum: Int
        /// The natural size. It's at least the minimum.
        public var natural: Int
        /// The position of the text's baseline in the minimum height, or -1 if the widget has no baseline.
        public var minimumBaseline: Int
        /// The position of the text's baseline in the natural height, or -1 if the widget has no baseline.
        public var naturalBaseline: Int

        /// Creates a measurement from two sizes and, for heights, baselines.
        public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
            self.minimum = minimum
            self.natural = natural
            self.minimumBaseline = minimumBaseline
            self.naturalBaseline = naturalBaseline
        }

        /// Creates a measurement whose minimum and natural size are the same.
        public init(_ size: Int) {
            self.init(minimum: size, natural: size)
        }
    }
}

extension LayoutManager {
    /// The minimum and natural size of a widget along an orientation, in pixels.
    public typealias Measurement = Widget.Measurement
}
