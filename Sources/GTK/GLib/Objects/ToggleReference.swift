import CGtk
import Dispatch
import Synchronization

/// The tie between a C object and its Swift object, its wrapper.
///
/// The wrapper has one reference to the C object, a toggle reference (`g_object_add_toggle_ref`): GLib gives notice
/// when it becomes the only reference and when it no longer is. While others refer to the C object, the wrapper is
/// retained on their behalf, the *hold*, so that a subclass keeps its state. Each C object that ever had a wrapper has
/// one of these, its qdata, until it is finalized.
///
/// # Why it holds
///
/// *Notices.* With one toggle reference in place, each step of the reference count from 1 to 2 gives one notice, a rise, and
/// each step from 2 to 1 one, a fall, on the thread that took the step and after it. Notices of several threads may so arrive
/// in another order than the steps were taken. A rise arrives while its thread still has the reference that it adds. A fall
/// arrives after its thread has given up the reference, and GLib looks at the object once more before it gives the notice:
/// the object has to outlive that.
///
/// *Beginning.* A tie requires a second reference in addition to its own, represented by the hold. It's the reference
/// of the code that passes the object to Swift. For an object that Swift creates, it's the one that `g_object_new` will
/// return. See ``ObjectConstruction``.
///
/// *Counting.* Therefore the notifications are counted rather than believed: rises minus falls. Steps alternate, so the
/// number of steps taken is the difference that the notifications will eventually have, 0 or 1. While a fall has yet to
/// arrive, the count is at least 1. The wrapper is released, and the toggle reference removed, only while the count is
/// 0. At that time no fall is on its way, so no thread will look at an object whose reference it has already released.
///
/// *State.* The rise that finds no hold acquires one itself, immediately and on any thread: it loads the weak reference
/// to the wrapper, which succeeds while Swift refers to the wrapper. The fall that brings the count to 0 releases the
/// hold, on the main thread, and only if the count is still 0 there. Therefore a reference that C or Swift holds
/// without a gap keeps the wrapper and its state.
///
/// *A dying wrapper.* The last Swift reference may be released on any thread. The deinitializer then waits for the main
/// thread, during which the weak reference is nil. If the main thread needs the C object in the meantime, it takes the
/// tie from the dying wrapper, which then no longer uses C, or returns nil where that is allowed
/// (``Object/wrapperUnlessDying(for:transfer:)``). A dying wrapper is never returned, because every access uses the
/// weak reference or finds the wrapper held:
///
/// *The word.* Where the C object has one (``WrapperWord``), it leads to the wrapper while there is a hold that the
/// main thread knows of. Only the main thread reads and writes it, and only the main thread gives a hold up: in the
/// same turn it clears the word, before it releases the wrapper. So what the word leads to is retained, and lives at
/// least until the main thread itself releases it. A hold that another thread took leaves the word as it is, empty,
/// until the main thread meets the object (``noteHold()``). Since C's reference is what the hold stands for, a wrapper
/// that is found by the word need not be retained for a call during which C has its reference.
///
/// *Removing.* A `GWeakRef` can add a reference at any time. A rise that arrives after removing has begun adds another
/// reference, which the main thread drops later. Until then the count of references can't fall to 1, so no fall is
/// notified while the toggle reference is removed. A rise that arrives even later changes a count that no longer
/// matters. It finds this object alive, because its thread has a reference to the C object that owns it.
///
/// *Orders.* The state is one word, changed by acquiring and releasing operations: who reads the count 0 sees what the
/// threads did before their notices. The weak reference is written on the main thread under the lock. The main thread
/// reads it without, others under it.
//
// `@unchecked Sendable`: the state is atomic, the weak reference is guarded as stated above, and the rest is the main thread's.
final class ToggleReference: @unchecked Sendable {
    /// Flags, and the count above them.
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
    /// The wrapper, until it is done with C. Main thread only.
    private var owner: Unmanaged<Object>?
    /// A Boolean value that indicates whether the reference that GTK keeps to a window from its beginning counts as
    /// nobody's. Main thread only.
    private(set) var ignoresMakersReference = false
    /// The C object's word that may lead to the wrapper, if it has one. Main thread only.
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

    /// The wrapper, unless there is none or it is dying. Main thread only, or under the lock.
    var wrapper: Object? { weakWrapper }

    /// A Boolean value that indicates whether the tie is a wrapper's that still lives, or is being deinitialised
    /// elsewhere. Main thread only.
    private var isTied: Bool { state.load(ordering: .acquiring) & State.removed == 0 }

    /// A Boolean value that indicates whether a dying wrapper has the only reference, as far as was given notice. Main
    /// thread only, where ``wrapper`` gave none.
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

    /// Takes the tie from a wrapper that is dying, no longer exists, or was made before its object was.
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

    /// Returns whether the hold, if any, is on the former wrapper: other threads take one only under the lock.
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
    // Not isolated, as isolated code in a C callback asks the runtime where it is each time.
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

    /// Counts a rise and takes the hold, if nobody has. Returns the state before. Under the lock, but on the main
    /// thread.
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
        if MainThread.isCurrent {
            MainThread.assume { settle() }
        } else {
            DispatchQueue.main.async { self.settle() }
        }
    }

    /// Adds a reference, which the main thread drops when the toggle reference no longer exists.
    private func keepUntilRemoved() {
        g_object_ref(pointer)
        DispatchQueue.main.async { g_object_unref(self.pointer) }
    }

    // MARK: Holding

    /// Gives up, if the count is 0, the hold or what an earlier wrapper left behind.
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

    /// Takes the hold on behalf of other references, unless there is one.
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
    /// Until ``countMakersReference()`` no other reference to the object is noticed.
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

    /// The wrapper is being deinitialised. Frees the C object, unless others have references to it.
    @MainActor
    func wrapperEnded() {
        word?.pointee = nil
        owner = nil
        remove()
    }

    /// Removes the toggle reference now if no notice is on its way, else with the last.
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
