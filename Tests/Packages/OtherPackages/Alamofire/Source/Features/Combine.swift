#if !((os(iOS) && (arch(i386) || arch(arm))) || os(Windows) || os(Linux) || os(Android))

import Combine
import Foundation

extension DataRequest {
    /// Publishes the data of the response.
    public func publishData() -> Future<Data, Never> {
        Future { promise in self.start { promise(.success($0)) } }
    }
}

#endif
