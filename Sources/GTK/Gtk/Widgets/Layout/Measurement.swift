import Gsk

extension Widget {
    /// The minimum and natural size of a widget along an orientation, in pixels.
    public struct Measurement: Hashable, Sendable {
        /// The minimum size.
        public var minimum: Int
        /// The natural size, which is at least the minimum size.
        public var natural: Int
        /// The position of the baseline at the minimum height, or -1 if the widget doesn't have a baseline.
        public var minimumBaseline: Int
        /// The position of the baseline at the natural height, or -1 if the widget doesn't have a baseline.
        public var naturalBaseline: Int

        /// Creates a measurement from sizes. A measurement of the height can include baselines.
        public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
            self.minimum = minimum
            self.natural = natural
            self.minimumBaseline = minimumBaseline
            self.naturalBaseline = naturalBaseline
        }

        /// Creates a measurement whose minimum and natural sizes are equal.
        public init(_ size: Int) { self.init(minimum: size, natural: size) }
    }
}

extension LayoutManager {
    /// The minimum and natural size of a widget along an orientation, in pixels.
    public typealias Measurement = Widget.Measurement
}
