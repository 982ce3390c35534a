import Synchronization

/// Whether the calling thread is inside of `withObservationTracking`, or of what is built on it.
///
/// `ObservationRegistrar.access` would find out by itself, at several times the cost of the read that it is called for,
/// and from a registrar that each value would need from the start. Observation keeps the list of what was read in a
/// thread-local variable; ``TrackingSlot`` finds out where, once, so that asking costs one call and one load.
@usableFromInline
package enum TrackingScope {
    /// Where ``TrackingSlot`` keeps what `__tls_get_addr` needs: 0 before it looked, 1 if it found nothing.
    @usableFromInline
    static let location = Atomic<UInt>(0)

    /// Whether what is read now is wanted to be known. `true` as well where there is no cheap way to tell: a report that
    /// nobody wants costs time only.
    @inlinable
    package static var isActive: Bool {
        let location = location.load(ordering: .acquiring)
        if let index = UnsafeRawPointer(bitPattern: location & ~1) {
            return threadLocalAddress(index).load(as: UInt.self) != 0
        }
        return location == 1 || isActiveOnceFound()
    }

    @usableFromInline
    @inline(never)
    static func isActiveOnceFound() -> Bool {
        TrackingSlot.find()
        return isActive
    }

    /// The address of the calling thread's variable, which is not 0 within a scope; `nil` where it was not found.
    package static var slot: UnsafeMutablePointer<UInt>? {
        TrackingSlot.find()
        guard let index = UnsafeRawPointer(bitPattern: location.load(ordering: .acquiring) & ~1) else { return nil }
        return threadLocalAddress(index).assumingMemoryBound(to: UInt.self)
    }

    /// Runs `body` as outside of any scope: what it reads is reported to scopes that it opens, and to no outer one.
    ///
    /// Observation itself reports what is read in a scope to those around it too. Where the variable was not found it is
    /// left at that.
    package static func isolated<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let slot else { return try body() }
        let outer = slot.pointee
        // Nothing to hide, and Observation may not have set up this thread's variable yet.
        if outer == 0 { return try body() }
        slot.pointee = 0
        defer { slot.pointee = outer }
        return try body()
    }
}

/// The C library's `__tls_get_addr`: the address of a thread-local variable on the calling thread.
///
/// Bound by its symbol for the same reasons as ``currentThread()``; it takes and returns a pointer.
@_silgen_name("__tls_get_addr")
@usableFromInline
func threadLocalAddress(_ index: UnsafeRawPointer) -> UnsafeMutableRawPointer
