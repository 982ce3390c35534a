extension Publishers {
    /// A strategy that determines how a ``Buffer`` requests values from its upstream.
    public enum PrefetchStrategy {
        /// Requests as many values as fit into the buffer, and another value for each value that is removed from the
        /// buffer.
        case keepFull

        /// Requests unlimited values immediately.
        case byRequest

        public static func == (a: PrefetchStrategy, b: PrefetchStrategy) -> Bool {
            switch (a, b) {
            case (.keepFull, .keepFull), (.byRequest, .byRequest): true
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .keepFull: hasher.combine(0)
            case .byRequest: hasher.combine(1)
            }
        }

        public var hashValue: Int {
            var hasher = Hasher()
            hash(into: &hasher)
            return hasher.finalize()
        }
    }
}

extension Publishers.PrefetchStrategy: Hashable {}
