#if DEBUG
import CGtk
import CombineModel

/// A record of the existing Swift objects that wrap a `GObject`. For each object, the record contains the call stack
/// that created the object. It exists in debug builds only.
@MainActor
package enum LiveObjects {
    private struct Entry {
        weak var object: Object?
        let madeAt: CallStack
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Starts to record call stacks. Objects and bindings that were created earlier have an empty call stack.
    package static let start: Void = {
        let end = stackEnd()
        guard end > 0 else { return }
        CallStack.walk = { buffer in
            Int(combinegtk_return_addresses(buffer.baseAddress, Int32(buffer.count), end))
        }
    }()

    /// Returns the highest address of the main thread's stack, or 0 if it's unknown.
    private static func stackEnd() -> UInt {
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return 0 }
        return UInt(bitPattern: address) + UInt(size)
    }

    static func began(_ object: Object) {
        entries[ObjectIdentifier(object)] = Entry(object: object, madeAt: .current)
    }

    static func ended(_ object: Object) { entries[ObjectIdentifier(object)] = nil }

    package static var all: [Object] { entries.values.compactMap(\.object) }

    package static func madeAt(_ object: Object) -> CallStack? {
        entries[ObjectIdentifier(object)]?.madeAt
    }

    /// Returns the existing wrapper of the C object at an address, or nil if no such wrapper exists. The method doesn't
    /// access the memory at the address.
    package static func object(at address: UInt) -> Object? {
        all.first { UInt(bitPattern: $0.madePointer) == address }
    }
}
#endif
