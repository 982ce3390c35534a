import CGtk
import CombineModel

/// The closures that C keeps on behalf of one object, such as draw functions, filters and tick callbacks.
///
/// C owns the boxes of the closures, so this list doesn't retain them. When C frees a box, the box removes itself from
/// the list. When the C object is finalized, the closures are released, but C may still keep their boxes and invoke
/// callbacks that read the empty boxes. For example, a cell area may call the data function of a column that was freed.
@MainActor
final class KeptClosures {
    private var boxes: [Unmanaged<AnyClosureBox>] = []

    var count: Int { boxes.count }

    func add(_ box: AnyClosureBox) {
        box.siblings = self
        box.position = boxes.count
        boxes.append(.passUnretained(box))
    }

    func remove(_ box: AnyClosureBox) {
        let last = boxes.removeLast()
        if box.position < boxes.count {
            boxes[box.position] = last
            last.withGuaranteedReference { $0.position = box.position }
        }
        box.siblings = nil
    }

    /// Empties this list and all boxes in the list. Returns the closures, so that the caller can release them.
    func end() -> [Any?] {
        let ended = boxes
        boxes = []
        return ended.map { box in
            box.withGuaranteedReference { box in
                box.siblings = nil
                return box.empty()
            }
        }
    }

    /// Returns the list of a C object, or nil if the object has no list.
    static func existing(of object: UnsafeMutablePointer<GObject>) -> KeptClosures? {
        g_object_get_qdata(object, key).map { Unmanaged<KeptClosures>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the list of a C object. If the object has no list, creates a list.
    static func of(_ object: UnsafeMutablePointer<GObject>) -> KeptClosures {
        if let existing = existing(of: object) { return existing }
        let made = KeptClosures()
        g_object_set_qdata_full(object, key, Unmanaged.passRetained(made).toOpaque(), release)
        return made
    }

    /// Releases the closures when the C object is finalized, which can happen on any thread.
    private nonisolated static let release: GDestroyNotify = { list in
        guard let list else { return }
        MainThread.perform(Unmanaged<KeptClosures>.fromOpaque(list)) { list in
            let ended = list.takeRetainedValue().end()
            withExtendedLifetime(ended) {}
        }
    }

    // The key under which a C object stores its list. The list isn't stored on the wrapper, because C keeps the
    // closures as long as the C object exists.
    private static let key: GQuark = g_quark_from_string("combine-gtk-kept-closures")
}

extension Object {
    /// Records a closure that C keeps on behalf of this object. The record is removed when C frees the closure's box.
    ///
    /// - Parameter box: The result of ``retainedBox(_:)``, or nil if there is no closure.
    @_spi(Binding)
    public func recordKeptClosure(_ box: UnsafeMutableRawPointer?) {
        guard let box else { return }
        KeptClosures.of(object).add(Unmanaged<AnyClosureBox>.fromOpaque(box).takeUnretainedValue())
    }

    /// Releases a single closure that C keeps on behalf of an object. ``endKeptClosures()`` releases all closures.
    package static func endKeptClosure(_ box: AnyClosureBox) {
        box.siblings?.remove(box)
        let ended = box.empty()
        withExtendedLifetime(ended) {}
    }

    /// Releases the closures that C keeps on behalf of this object, such as a draw function, a filter or a tick
    /// callback. The object's teardown releases the same closures.
    ///
    /// C keeps the boxes of the closures and may continue to call them. A callback whose box is empty does nothing and
    /// returns a neutral result, such as `FALSE`, 0 or `NULL`. For a list box or flow box, remove the model instead of
    /// calling this method. Otherwise, the rows would become empty labels.
    package func endKeptClosures() { Object.endKeptClosures(of: pointer) }

    /// Releases the closures that C keeps on behalf of a C object. The object doesn't need to have a wrapper.
    package static func endKeptClosures(of pointer: UnsafeMutableRawPointer) {
        guard let list = KeptClosures.existing(of: pointer.assumingMemoryBound(to: GObject.self)) else { return }
        // The boxes are emptied before the closures are released. The release of a closure may run code that replaces
        // or releases other closures.
        let ended = list.end()
        withExtendedLifetime(ended) {}
    }

    /// The number of closures that C keeps for this object.
    package var keptClosureCount: Int { KeptClosures.existing(of: object)?.count ?? 0 }
}
