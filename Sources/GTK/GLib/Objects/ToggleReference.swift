import CGtk
import CombineModel
import Synchronization

/// The object that ties a C object to its wrapper, which is the Swift object that represents the C object.
///
/// The wrapper has one reference to the C object, a toggle reference (`g_object_add_toggle_ref`). As long as it has
/// this reference, the C object is *tied* to the wrapper. GLib sends a notification when the toggle reference becomes
/// the only reference, and when another reference is added to the only reference. While there are other references to
/// the C object, the wrapper is retained on their behalf, so that the state of a Swift subclass isn't lost. This retain
/// is called the *hold*. Each C object that has ever had a wrapper stores a `ToggleReference` in its qdata until the
/// object is finalized.
///
/// # Why this is correct
///
/// *Notifications.* Each step of the reference count from 1 to 2 causes one notification, called a *rise*. Each step
/// from 2 to 1 causes one notification, called a *fall*. A notification arrives on the thread that changed the count,
/// after the change. Therefore, notifications from several threads can arrive in a different order than the changes.
/// When a rise arrives, its thread still has the reference that it added. When a fall arrives, its thread has already
/// released the reference. GLib accesses the object before it sends a fall, so the object must exist until then.
///
/// *Tying.* A toggle reference can be added only while the C object has a second reference. The wrapper is held on
/// behalf of this second reference, which belongs to the code that passes the object to Swift. For an object that Swift
/// creates, the second reference is the reference that `g_object_new` is going to return. See ``ObjectConstruction``.
///
/// *Counting.* Because notifications can arrive in a different order than the changes, they are counted. The count is
/// the number of rises minus the number of falls. Rises and falls alternate, so the count is 0 or 1 when all
/// notifications have arrived. While a fall hasn't arrived, the count is at least 1. The wrapper is released, and the
/// toggle reference is removed, only while the count is 0. No fall is pending at that time. Therefore, every thread
/// that has released its reference has also stopped accessing the C object.
///
/// *Holding.* If there is no hold when a rise arrives, the thread of the rise acquires a hold immediately. For this
/// purpose, the thread loads a weak reference to the wrapper, which succeeds as long as Swift code has a reference to
/// the wrapper. The fall that changes the count to 0 releases the hold on the main thread, if the count is still 0
/// there. Therefore, the wrapper and its state exist as long as C code has a reference to the C object or Swift code
/// has a reference to the wrapper.
///
/// *A dying wrapper.* The last Swift reference may be released on any thread. The deinitializer then waits for the main
/// thread, and weak references to the wrapper are nil. If the main thread needs a wrapper in the meantime, a new
/// wrapper takes over the toggle reference, and the dying wrapper no longer uses the C object. Functions that may
/// return nil, such as ``Object/wrapperUnlessDying(for:transfer:)``, return nil instead of creating a new wrapper. A
/// dying wrapper is never returned, because every access uses a weak reference, or requires that the wrapper is held.
///
/// *Weak references.* An object with weak references is slower to create, retain and release. Therefore, a weak
/// reference is formed only when it's needed for the first time. While the wrapper is held, the main thread doesn't
/// need a weak reference, because only the main thread releases a hold. When the weak reference is formed, the wrapper
/// may already be dying. In this case, the result is nil, because the wrapper's deinitialization has begun. Otherwise,
/// the wrapper is retained until the result has been loaded, so that its deinitialization can't begin in between. The
/// memory of the wrapper is still valid at that time, because the deinitializer sets ``owner`` to nil on the main
/// thread under the lock, and ``owner`` is read only on the main thread or under the lock.
///
/// *The pointer-sized field.* If the C object has such a field (``WrapperField``), the field contains the wrapper while
/// there is a hold that the main thread has recorded in the field. Only the main thread accesses the field and releases
/// a hold. The main thread clears the field before it releases the wrapper. Therefore, a wrapper in the field is always
/// retained. If another thread acquires a hold, the field stays empty until the main thread accesses the object
/// (``recordHold()``). The hold exists on behalf of references from C. Therefore, if C code with a reference to the
/// object makes a call, a wrapper in the field doesn't need to be retained during the call.
///
/// *Removing.* A `GWeakRef` can add a reference at any time. If a rise arrives after the removal of the toggle
/// reference has begun, the thread of the rise adds another reference, which the main thread releases later. Until
/// then, the reference count can't become 1, so no fall occurs during the removal. A rise that arrives after the
/// removal has no effect. The `ToggleReference` still exists at that time: the thread of the rise has a reference to
/// the C object, and the C object owns the `ToggleReference`. If the main thread ties the C object to a new wrapper
/// before the rise arrives, the new tie counts that reference already. Therefore, each tie has a tag, and a rise with
/// the tag of the previous tie is ignored. Two tags are enough, because that reference keeps the new tie from being
/// removed until the rise has arrived.
///
/// *Memory order.* The state is a single integer, changed with acquire and release order. Therefore, a thread that
/// reads the count 0 sees the writes that other threads made before their notifications. The address of the wrapper is
/// written on the main thread under the lock. The main thread reads it without the lock, and other threads read it
/// under the lock.
//
// `@unchecked Sendable` is safe here. The state is atomic, the address of the wrapper is protected as described above,
// and only the main thread uses the rest.
final class ToggleReference: @unchecked Sendable {
    /// The parts of the state: the tag of the latest tie, three flags, and the count in the higher bits.
    private enum State {
        /// The tag, which is also the lowest bit of the data of the toggle reference.
        static let tag = 1
        /// The flag that indicates whether the wrapper is held. A held wrapper is retained on behalf of references that
        /// don't belong to Swift code.
        static let held = 2
        /// The flag that indicates whether the toggle reference is being removed or was removed.
        static let removed = 4
        /// The flag that indicates whether the wrapper no longer exists. The tie is then removed when the count is 0.
        static let orphaned = 8
        /// The amount by which a rise or fall changes the count.
        static let one = 16
    }

    /// The C object, which owns this object.
    private let pointer: UnsafeMutableRawPointer
    private let state = Atomic<Int>(State.removed)
    private let lock = Mutex<Void>(())
    /// The wrapper, or nil after it has stopped using the C object. It's set on the main thread under the lock.
    private var owner: Unmanaged<Object>?
    /// A weak reference to ``owner``, or nil if it isn't formed yet. Main thread only.
    private weak var weakOwner: Object?
    /// A Boolean value that indicates whether ``weakOwner`` is formed. Main thread only.
    private var hasWeakOwner = false
    /// A Boolean value that indicates whether GTK's initial reference to the object is ignored. For example, GTK has an
    /// initial reference to a window. Main thread only.
    private(set) var ignoresInitialReference = false
    /// The closure that runs when a wrapper ends, before the C object is released. Main thread only.
    var whenWrapperEnds: (@MainActor () -> Void)?
    /// The C object's pointer-sized field for the wrapper, if it has one. Main thread only.
    private var field: UnsafeMutablePointer<Unmanaged<Object>?>?

    private init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    private var object: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }

    // MARK: Finding

    private static let key: GQuark = g_quark_from_string("combine-gtk-wrapper")

    /// Returns the toggle reference of a C object, or nil if the object has never had a wrapper.
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

    /// The wrapper, or nil if it doesn't exist or is being deallocated. Main thread only.
    var wrapper: Object? {
        if state.load(ordering: .acquiring) & State.held != 0 { return owner?._withUnsafeGuaranteedRef { $0 } }
        if hasWeakOwner { return weakOwner }
        return owner.flatMap {
            ToggleReference.retaining($0) { owner in
                formWeakOwner(owner)
                return weakOwner
            }
        }
    }

    /// The wrapper, or nil if it doesn't exist or is being deallocated. For threads other than the main thread, under
    /// the lock only.
    private var wrapperElsewhere: Object? {
        owner.flatMap { ToggleReference.retaining($0) { WeakReference($0).object } }
    }

    /// Calls a closure with the wrapper and returns the result. The wrapper is retained until the closure has returned.
    ///
    /// The closure forms a weak reference and loads it. If this method released its reference to the wrapper in
    /// between, this could be the last reference, because another thread can release its reference at the same time.
    /// The wrapper would then be deinitialized here, and the C object would be freed while the caller uses it.
    private static func retaining(_ owner: Unmanaged<Object>, _ load: (Object) -> Object?) -> Object? {
        let owner = owner.takeUnretainedValue()
        return withExtendedLifetime(owner) { load(owner) }
    }

    // The functions that form weak references aren't inlined. Otherwise, the compiler could assume that a weak
    // reference still refers to the object from which it was formed, although it may be nil.
    @inline(never)
    private func formWeakOwner(_ owner: Object) {
        hasWeakOwner = true
        weakOwner = owner
    }

    private final class WeakReference {
        private(set) weak var object: Object?

        @inline(never)
        init(_ object: Object) { self.object = object }
    }

    /// A Boolean value that indicates whether the C object is tied to a wrapper. The wrapper can be waiting for
    /// deinitialization after another thread has released it. Main thread only.
    private var isTied: Bool { state.load(ordering: .acquiring) & State.removed == 0 }

    /// A Boolean value that indicates whether the wrapper is being deallocated and has the only reference to the C
    /// object, according to the notifications that have arrived. Main thread only.
    var isDying: Bool { isTied && state.load(ordering: .acquiring) < State.one && wrapper == nil }

    // MARK: Tying

    /// Ties a C object to its wrapper, which is being created. The caller has its own reference to the C object.
    @MainActor
    static func tie(_ pointer: UnsafeMutableRawPointer, to wrapper: Object) {
        let reference = of(pointer) ?? make(for: pointer)
        if reference.isTied { reference.take(over: wrapper) } else { reference.tie(to: wrapper) }
    }

    @MainActor
    private func tie(to wrapper: Object) {
        field = WrapperField.field(of: pointer, for: wrapper)
        replaceOwner(.passUnretained(wrapper))
        // The wrapper is held, because the caller has another reference. If there are no further references, the
        // release of the caller's reference causes a fall.
        _ = owner?.retain()
        let tag = (state.load(ordering: .acquiring) & State.tag) ^ State.tag
        state.store(State.one | State.held | tag, ordering: .sequentiallyConsistent)
        recordHold()
        g_object_add_toggle_ref(object, ToggleReference.notice, data)
    }

    /// The data of the toggle reference: this object, with the tag of the latest tie in the lowest bit.
    var data: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque() + (state.load(ordering: .acquiring) & State.tag)
    }

    /// Transfers the toggle reference to another wrapper. The previous wrapper is being deallocated, no longer exists,
    /// or was created while the C object was still under construction.
    @MainActor
    private func take(over wrapper: Object) {
        let former = owner
        // If the previous wrapper still exists, it's retained until this method returns. Otherwise, another thread
        // could release the last reference to the wrapper in the meantime.
        let existing = self.wrapper
        defer { withExtendedLifetime(existing) {} }
        former?._withUnsafeGuaranteedRef { $0.transferTie(to: wrapper, isDying: existing == nil) }
        field?.pointee = nil
        field = WrapperField.field(of: pointer, for: wrapper)
        let isFormerHeld = replaceOwner(.passUnretained(wrapper))
        if isFormerHeld {
            _ = owner?.retain()
            former?.release()
        }
        state.bitwiseAnd(~State.orphaned, ordering: .acquiringAndReleasing)
        hold()
        recordHold()
    }

    /// Sets the wrapper. Returns a Boolean value that indicates whether the previous wrapper is held. The lock prevents
    /// other threads from acquiring a hold while the wrapper is being replaced. Main thread only.
    //
    // The method isn't isolated, because the runtime would check the executor in the closure.
    @discardableResult
    private func replaceOwner(_ new: Unmanaged<Object>?) -> Bool {
        if hasWeakOwner { (weakOwner, hasWeakOwner) = (nil, false) }
        return lock.withLock { _ in
            owner = new
            return state.load(ordering: .acquiring) & State.held != 0
        }
    }

    // MARK: Notifications

    /// The function that GLib calls when the toggle reference becomes the only reference, and when another reference is
    /// added to the only reference. GLib can call the function on any thread.
    //
    // The function isn't isolated, because the runtime checks the executor whenever C calls isolated code.
    static let notice: GToggleNotify = { data, _, isLast in
        guard let data else { return }
        let tag = Int(bitPattern: data) & State.tag
        let reference = Unmanaged<ToggleReference>.fromOpaque(data - tag).takeUnretainedValue()
        if isLast == 0 { reference.rise(tag) } else { reference.fall() }
    }

    private func rise(_ tag: Int) {
        if MainThread.isCurrent {
            count(tag) { wrapper }
            recordHold()
        } else if lock.withLock({ _ in count(tag) { wrapperElsewhere } }) & State.removed != 0 {
            keepUntilRemoved()
        }
    }

    /// Counts a rise if its tag is that of the latest tie. If there is no hold, acquires one. Returns the previous state.
    /// On threads other than the main thread, this method must be called under the lock.
    ///
    /// - Parameter wrapper: A closure that returns the wrapper, or nil if it doesn't exist or is being deallocated.
    @inline(__always)
    @discardableResult
    private func count(_ tag: Int, _ wrapper: () -> Object?) -> Int {
        var current = state.load(ordering: .acquiring)
        while current & State.tag == tag {
            var hold: Unmanaged<Object>?
            if current & (State.held | State.removed) == 0, let wrapper = wrapper() { hold = .passRetained(wrapper) }
            let new = (current + State.one) | (hold == nil ? 0 : State.held)
            let result = state.compareExchange(expected: current, desired: new, ordering: .acquiringAndReleasing)
            if result.exchanged { return current }
            hold?.release()
            current = result.original
        }
        return current
    }

    private func fall() {
        let new = state.subtract(State.one, ordering: .acquiringAndReleasing).newValue
        guard new < State.one, new & (State.held | State.orphaned) != 0 else { return }
        if MainThread.enterIfCurrent(self, { $0.settle() }) == nil { MainThread.performLater { self.settle() } }
    }

    /// Adds a reference to the C object. The main thread removes the toggle reference first, and then releases this
    /// reference.
    private func keepUntilRemoved() {
        g_object_ref(pointer)
        MainThread.performLater { g_object_unref(self.pointer) }
    }

    // MARK: Holding

    /// If the count is 0, releases the hold. If there is no hold because the wrapper no longer exists, removes the
    /// toggle reference.
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
                releaseHold()
                return
            }
            current = result.original
        }
        if current < State.one, current & State.orphaned != 0 { remove() }
    }

    /// Acquires a hold on behalf of other references. Does nothing if there is a hold already.
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
            if result.exchanged { return recordHold() }
            hold.release()
            current = result.original
        }
    }

    /// Stores the wrapper in the C object's pointer-sized field if the wrapper is held. Main thread only.
    func recordHold() {
        guard let field, state.load(ordering: .acquiring) & State.held != 0 else { return }
        field.pointee = owner
    }

    /// Clears the pointer-sized field and releases the wrapper, after the ``State/held`` flag was cleared.
    @MainActor
    private func releaseHold() {
        field?.pointee = nil
        owner?.release()
    }

    /// Ignores the initial reference that GTK has, so that only Swift owners keep the wrapper alive.
    ///
    /// While the initial reference exists, no reference from C code keeps the wrapper alive until
    /// ``countInitialReference()`` is called, because a reference that C code adds causes no notification.
    @MainActor
    func ignoreInitialReference() {
        ignoresInitialReference = true
        if state.bitwiseAnd(~State.held, ordering: .acquiringAndReleasing).oldValue & State.held != 0 { releaseHold() }
    }

    /// Starts to count the initial reference that GTK has, so that this reference keeps the wrapper alive.
    @MainActor
    func countInitialReference() {
        guard ignoresInitialReference else { return }
        ignoresInitialReference = false
        hold()
    }

    // MARK: Removing

    /// Called when the wrapper is being deinitialized. Frees the C object unless the object has other references.
    @MainActor
    func wrapperEnded() {
        field?.pointee = nil
        replaceOwner(nil)
        remove()
    }

    /// Removes the toggle reference. If notifications are pending, the toggle reference is removed when the last
    /// notification arrives.
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
        if DeferredRelease.isOn { DeferredRelease.keep(pointer) }
        g_object_remove_toggle_ref(object, ToggleReference.notice, data)
    }
}
