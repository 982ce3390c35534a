extension Publishers {
    /// When a ``Buffer`` requests values. Apple Combine's `Publishers.PrefetchStrategy`.
    public enum PrefetchStrategy {
        /// Requests as many values as fit at first, and one more for each that leaves.
        case keepFull

        /// Requests values without limit, so that the buffer takes what it is sent.
        case byRequest

        /// Whether both are the same.
        public static func == (a: PrefetchStrategy, b: PrefetchStrategy) -> Bool {
            switch (a, b) {
            case (.keepFull, .keepFull), (.byRequest, .byRequest): true
            default: false
            }
        }

        /// Hashes the strategy.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .keepFull: hasher.combine(0)
            case .byRequest: hasher.combine(1)
            }
        }

        /// The hash of the strategy.
        public var hashValue: Int {
            var hasher = Hasher()
            hash(into: &hasher)
            return hasher.finalize()
        }
    }
}

extension Publishers.PrefetchStrategy: Hashable {}
