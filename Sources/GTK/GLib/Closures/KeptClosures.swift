import CGtk

/// The closures that C keeps for one object, such as draw functions, filters and tick callbacks.
///
/// C owns the boxes of the closures, so this list doesn't retain them. When C frees a box, the box is removed from the
/// list. When the C object is finalized, the closures in the boxes are released, but C may still call the boxes. For
/// example, a cell area calls the data function of a column that was freed.
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

    /// Empties the list and all boxes in it. Returns the closures, so that the caller can release them.
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

    /// Returns the list of a C object, or nil if the object doesn't have one yet.
    static func existing(of object: UnsafeMutablePointer<GObject>) -> KeptClosures? {
        g_object_get_qdata(object, key).map { Unmanaged<KeptClosures>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the list of a C object. If the object doesn't have one yet, creates it.
    static func of(_ object: UnsafeMutablePointer<GObject>) -> KeptClosures {
        if let existing = existing(of: object) { return existing }
        let made = KeptClosures()
        g_object_set_qdata_full(object, key, Unmanaged.passRetained(made).toOpaque(), release)
        return made
    }

    /// Releases the closures when their C object is finalized, which can happen on any thread.
    private nonisolated static let release: GDestroyNotify = { list in
        guard let list else { return }
        MainThread.perform(Unmanaged<KeptClosures>.fromOpaque(list)) { list in
            let ended = list.takeRetainedValue().end()
            withExtendedLifetime(ended) {}
        }
    }

    // The list is stored on the C object instead of its wrapper, because C keeps the closures as long as the C object
    // exists.
    private static let key: GQuark = g_quark_from_string("combine-gtk-kept-closures")
}

extension Object {
    /// Records a closure that C keeps for this object. The record is removed when C frees the closure.
    ///
    /// - Parameter box: The result of ``retainedBox(_:)``, or nil for no closure.
    @_spi(Binding)
    public func recordKeptClosure(_ box: UnsafeMutableRawPointer?) {
        guard let box else { return }
        KeptClosures.of(object).add(Unmanaged<AnyClosureBox>.fromOpaque(box).takeUnretainedValue())
    }

    /// Releases a single closure that C keeps for this object, like ``endKeptClosures()``.
    package static func endKeptClosure(_ box: AnyClosureBox) {
        box.siblings?.remove(box)
        let ended = box.empty()
        withExtendedLifetime(ended) {}
    }

    /// Releases the closures that C keeps for this object, for example a draw function, a filter or a tick callback.
    /// Its teardown does the same.
    ///
    /// C keeps their boxes and may continue to call them. A callback with an empty box does nothing and returns a
    /// neutral result, such as `FALSE`, 0 or `NULL`. For a list box or flow box, remove the model instead, because
    /// otherwise its rows would be empty labels.
    package func endKeptClosures() {
        Object.endKeptClosures(of: pointer)
    }

    /// Releases the closures that C keeps for a C object, which may not have a wrapper.
    package static func endKeptClosures(of pointer: UnsafeMutableRawPointer) {
        guard let list = KeptClosures.existing(of: pointer.assumingMemoryBound(to: GObject.self)) else { return }
        // The boxes are emptied before the closures are released, because the release may run code that replaces or
        // releases other closures.
        let ended = list.end()
        withExtendedLifetime(ended) {}
    }

    /// The number of closures that C keeps for this object.
    package var keptClosureCount: Int { KeptClosures.existing(of: object)?.count ?? 0 }
}
