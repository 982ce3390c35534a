extension Publishers {
    /// A strategy that determines how a ``Buffer`` requests values from its upstream.
    public enum PrefetchStrategy: Hashable {
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
    }
}
