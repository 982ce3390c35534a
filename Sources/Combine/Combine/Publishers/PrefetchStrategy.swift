extension Publishers {
    /// The requests of a ``Buffer`` to its upstream. Apple Combine's `Publishers.PrefetchStrategy`.
    public enum PrefetchStrategy {
        /// Requests as many values as fit into the buffer, and one more for each value that leaves it.
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
