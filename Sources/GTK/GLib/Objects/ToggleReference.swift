import CGtk
import Synchronization

/// The tie between a C object and its Swift object, its wrapper.
///
/// The wrapper has one reference to the C object, a toggle reference (`g_object_add_toggle_ref`). GLib notifies when it
/// becomes the only reference and when it no longer is. While other references to the C object exist, the wrapper is
/// retained on their behalf (the *hold*), so that a subclass keeps its state. Each C object that has ever had a wrapper
/// has a toggle reference object as its qdata, until it is finalized.
///
/// # Why it is correct
///
/// *Notifications.* While there is one toggle reference, each step of the reference count from 1 to 2 causes one
/// notification, a rise, and each step from 2 to 1 causes one, a fall. It arrives on the thread that took the step,
/// after the step. Therefore notifications of several threads can arrive in another order than the steps. A rise
/// arrives while its thread still has the reference that it adds. A fall arrives after its thread has released the
/// reference, and GLib accesses the object once more before the notification, so the object must outlive that.
///
/// *Beginning.* A tie requires a second reference in addition to its own, represented by the hold. It's the reference
/// of the code that passes the object to Swift. For an object that Swift creates, it's the one that `g_object_new` will
/// return. See ``ObjectConstruction``.
///
/// *Counting.* Therefore the notifications are counted: rises minus falls. Steps alternate, so the difference is
/// eventually 0 or 1. While a fall hasn't arrived yet, the count is at least 1. The wrapper is released, and the toggle
/// reference removed, only while the count is
/// 0. At that time no fall is pending, so no thread will access an object whose reference it has already released.
///
/// *State.* A rise without a hold acquires one itself, immediately and on any thread: it loads the weak reference to
/// the wrapper, which succeeds while Swift refers to the wrapper. The fall that brings the count to 0 releases the
/// hold, on the main thread, and only if the count is still 0 there. Therefore a reference that C or Swift holds
/// without a gap keeps the wrapper and its state.
///
/// *A dying wrapper.* The last Swift reference may be released on any thread. The deinitializer then waits for the main
/// thread, during which the weak reference is nil. If the main thread needs the C object in the meantime, it takes the
/// tie from the dying wrapper, which then no longer uses C, or returns nil where that is allowed
/// (``Object/wrapperUnlessDying(for:transfer:)``). A dying wrapper is never returned, because every access uses the
/// weak reference or finds the wrapper held:
///
/// *The pointer-sized field.* If the C object has one (``WrapperWord``), it contains the wrapper while there is a hold
/// of which the main thread knows. Only the main thread reads and writes the field, and only the main thread releases a
/// hold. In the same turn it clears the field before it releases the wrapper. Therefore a wrapper in the field is
/// retained, and lives at least until the main thread itself releases it. A hold that another thread acquired doesn't
/// change the field, which stays empty until the main thread accesses the object (``noteHold()``). Because the hold
/// represents C's reference, a wrapper in the field doesn't need to be retained for a call during which C has its
/// reference.
///
/// *Removing.* A `GWeakRef` can add a reference at any time. A rise that arrives after removing has begun adds another
/// reference, which the main thread drops later. Until then the count of references can't fall to 1, so no fall is
/// notified while the toggle reference is removed. A rise that arrives even later changes a count that no longer
/// matters. It finds this object alive, because its thread has a reference to the C object that owns it.
///
/// *Memory order.* The state is a single integer, changed by acquiring and releasing operations. Therefore a thread
/// that reads the count 0 sees what the other threads did before their notifications. The weak reference is written on
/// the main thread under the lock. The main thread reads it without the lock, and others read it under the lock.
//
// `@unchecked Sendable`: the state is atomic, the weak reference is protected as stated above, and only the main thread
// uses the rest.
final class ToggleReference: @unchecked Sendable {
    /// The flags, and the count in the higher bits.
    private enum State {
        /// The wrapper is retained on behalf of others than Swift.
        static let held = 1
        /// The toggle reference is being removed, or has been.
        static let removed = 2
        /// The wrapper no longer exists. The toggle reference is removed when the count is 0.
        static let orphaned = 4
        /// One pending notification.
        static let one = 8
    }

    /// The `GObject *` that owns this.
    private let pointer: UnsafeMutableRawPointer
    private let state = Atomic<Int>(State.removed)
    private let lock = Mutex<Void>(())
    private weak var weakWrapper: Object?
    /// The wrapper, until it no longer uses C. Main thread only.
    private var owner: Unmanaged<Object>?
    /// A Boolean value that indicates whether the initial reference of GTK to a window is ignored. Main thread only.
    private(set) var ignoresMakersReference = false
    /// The C object's pointer-sized field for the wrapper, if it has one. Main thread only.
    private var word: UnsafeMutablePointer<Unmanaged<Object>?>?

    private init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    private var object: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }

    // MARK: Finding

    private static let key: GQuark = g_quark_from_string("combine-gtk-wrapper")

    /// Returns the toggle reference of a C object, if it has ever had a wrapper.
    static func of(_ pointer: UnsafeMutableRawPointer) -> ToggleReference? {
        g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), key)
            .map { Unmanaged<ToggleReference>.fromOpaque($0)._withUnsafeGuaranteedRef { $0 } }
    }

    private static func make(for pointer: UnsafeMutableRawPointer) -> ToggleReference {
        let made = ToggleReference(pointer)
        g_object_set_qdata_full(made.object, key, Unmanaged.passRetained(made).toOpaque()) { data in
            if let data { Unmanaged<ToggleReference>.fromOpaque(data).release() }
        }
        return made
    }

    /// The wrapper, or nil if it doesn't exist or is being deallocated. Main thread only, or under the lock.
    var wrapper: Object? { weakWrapper }

    /// A Boolean value that indicates whether the tie belongs to a wrapper that exists or is being deinitialized on
    /// another thread. Main thread only.
    private var isTied: Bool { state.load(ordering: .acquiring) & State.removed == 0 }

    /// A Boolean value that indicates whether a dying wrapper has the only reference, according to the notifications.
    /// Main thread only, if ``wrapper`` is nil.
    var isDying: Bool { weakWrapper == nil && isTied && state.load(ordering: .acquiring) < State.one }

    // MARK: Tying

    /// Ties a C object to its wrapper, which is being created. The caller has its own reference to the C object.
    @MainActor
    static func tie(_ pointer: UnsafeMutableRawPointer, to wrapper: Object) {
        let reference = of(pointer) ?? make(for: pointer)
        if reference.isTied { reference.take(over: wrapper) } else { reference.tie(to: wrapper) }
    }

    @MainActor
    private func tie(to wrapper: Object) {
        setWrapper(wrapper)
        // Held as if there were other references, because the caller has one. If there are no others, the release of
        // the caller's reference notifies of that.
        _ = owner?.retain()
        state.store(State.one | State.held, ordering: .sequentiallyConsistent)
        noteHold()
        g_object_add_toggle_ref(object, ToggleReference.notice, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Takes the tie from a wrapper that is being deallocated, no longer exists, or was created before its object.
    @MainActor
    private func take(over wrapper: Object) {
        let former = owner
        // Kept to the end, because other threads may release the last reference to it in the meantime.
        let living = self.wrapper
        defer { withExtendedLifetime(living) {} }
        former?._withUnsafeGuaranteedRef { $0.handTie(to: wrapper, isDying: living == nil) }
        let holdsFormer = setWrapper(wrapper)
        if holdsFormer {
            _ = owner?.retain()
            former?.release()
        }
        state.bitwiseAnd(~State.orphaned, ordering: .acquiringAndReleasing)
        hold()
        noteHold()
    }

    /// Sets the wrapper. Returns whether the hold, if any, is on the previous wrapper. Other threads only acquire a
    /// hold under the lock.
    @MainActor
    @discardableResult
    private func setWrapper(_ wrapper: Object) -> Bool {
        owner = .passUnretained(wrapper)
        word?.pointee = nil
        word = WrapperWord.word(of: pointer, for: wrapper)
        return lock.withLock { _ in
            weakWrapper = wrapper
            return state.load(ordering: .acquiring) & State.held != 0
        }
    }

    // MARK: Notices

    /// The GLib notification that the toggle reference has become, or is no longer, the only one. It arrives on any
    /// thread.
    //
    // Not isolated, because isolated code in a C callback asks the runtime for its executor each time.
    private static let notice: GToggleNotify = { data, _, isLast in
        guard let data else { return }
        let reference = Unmanaged<ToggleReference>.fromOpaque(data).takeUnretainedValue()
        if isLast == 0 { reference.rise() } else { reference.fall() }
    }

    private func rise() {
        if MainThread.isCurrent {
            count()
            noteHold()
        } else if lock.withLock({ _ in count() }) & State.removed != 0 {
            keepUntilRemoved()
        }
    }

    /// Counts a rise and acquires the hold, unless it's already held. Returns the previous state. It's called under the lock,
    /// except on the main thread.
    @discardableResult
    private func count() -> Int {
        var current = state.load(ordering: .acquiring)
        while true {
            var hold: Unmanaged<Object>?
            if current & (State.held | State.removed) == 0, let wrapper { hold = .passRetained(wrapper) }
            let new = (current + State.one) | (hold == nil ? 0 : State.held)
            let result = state.compareExchange(expected: current, desired: new, ordering: .acquiringAndReleasing)
            if result.exchanged { return current }
            hold?.release()
            current = result.original
        }
    }

    private func fall() {
        let new = state.subtract(State.one, ordering: .acquiringAndReleasing).newValue
        guard new < State.one, new & (State.held | State.orphaned) != 0 else { return }
        if MainThread.enterIfCurrent(self, { $0.settle() }) == nil { MainThread.performLater { self.settle() } }
    }

    /// Adds a reference, which the main thread releases after the toggle reference was removed.
    private func keepUntilRemoved() {
        g_object_ref(pointer)
        MainThread.performLater { g_object_unref(self.pointer) }
    }

    // MARK: Holding

    /// If the count is 0, releases the hold or what an earlier wrapper left.
    @MainActor
    private func settle() {
        var current = state.load(ordering: .acquiring)
        while current < State.one, current & State.held != 0 {
            let result = state.compareExchange(
                expected: current,
                desired: current & ~State.held,
                ordering: .acquiringAndReleasing
            )
            if result.exchanged {
                giveUpHold()
                return
            }
            current = result.original
        }
        if current < State.one, current & State.orphaned != 0 { remove() }
    }

    /// Acquires the hold on behalf of other references, unless there is one.
    @MainActor
    private func hold() {
        var current = state.load(ordering: .acquiring)
        while current >= State.one, current & (State.held | State.removed) == 0 {
            guard let wrapper else { return }
            let hold = Unmanaged.passRetained(wrapper)
            let result = state.compareExchange(
                expected: current,
                desired: current | State.held,
                ordering: .acquiringAndReleasing
            )
            if result.exchanged { return noteHold() }
            hold.release()
            current = result.original
        }
    }

    /// Stores the wrapper in the C object's pointer-sized field while the wrapper is held. Main thread only.
    func noteHold() {
        guard let word, state.load(ordering: .acquiring) & State.held != 0 else { return }
        word.pointee = owner
    }

    /// Releases the wrapper if the state no longer indicates that it is held.
    @MainActor
    private func giveUpHold() {
        word?.pointee = nil
        owner?.release()
    }

    /// Stops the initial reference of GTK from holding the wrapper, which then belongs to its Swift owners only.
    ///
    /// Until ``countMakersReference()`` is called, no other reference to the object is noticed.
    @MainActor
    func ignoreMakersReference() {
        ignoresMakersReference = true
        if state.bitwiseAnd(~State.held, ordering: .acquiringAndReleasing).oldValue & State.held != 0 {
            giveUpHold()
        }
    }

    /// Counts the initial reference of GTK like any other.
    @MainActor
    func countMakersReference() {
        guard ignoresMakersReference else { return }
        ignoresMakersReference = false
        hold()
    }

    // MARK: Removing

    /// Called when the wrapper is being deinitialized. Frees the C object, unless there are other references to it.
    @MainActor
    func wrapperEnded() {
        word?.pointee = nil
        owner = nil
        remove()
    }

    /// Removes the toggle reference. If notifications are pending, it is removed with the last one.
    @MainActor
    private func remove() {
        var current = state.load(ordering: .acquiring)
        while true {
            let isFree = current < State.one
            let new = isFree ? (current | State.removed) & ~State.orphaned : current | State.orphaned
            let result = state.compareExchange(expected: current, desired: new, ordering: .acquiringAndReleasing)
            if result.exchanged {
                if isFree { break } else { return }
            }
            current = result.original
        }
        let data = Unmanaged.passUnretained(self).toOpaque()
        if DeferredRelease.isOn { DeferredRelease.keep(pointer) }
        g_object_remove_toggle_ref(object, ToggleReference.notice, data)
    }
}
