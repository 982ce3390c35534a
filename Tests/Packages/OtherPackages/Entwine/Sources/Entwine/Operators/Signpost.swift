#if canImport(Combine)

import Combine
import os.log

@available(macOS 10.15, iOS 13.0, *)
extension Publisher {
    /// Marks each value in the log of Apple's platforms.
    public func signpost(log: OSLog) -> Publishers.HandleEvents<Self> {
        handleEvents(receiveOutput: { _ in os_signpost(.event, log: log, name: "value") })
    }
}

#endif
