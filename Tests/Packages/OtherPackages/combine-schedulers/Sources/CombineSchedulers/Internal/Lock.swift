#if canImport(Darwin)
import Darwin
typealias Lock = os_unfair_lock_s
#else
import Foundation
typealias Lock = NSLock
#endif
