import CGtk

/// The closures that C keeps for one object: draw functions, filters, tick callbacks.
///
/// They aren't retained here, because C owns them. A closure is removed from the list when C frees it. The closures are
/// released with the C object. C may call a box even after that. For example, a cell area calls the data function of a
/// column that was freed.
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

    /// Returns the list of a C object, or nil if the object has no list.
    static func existing(of object: UnsafeMutablePointer<GObject>) -> KeptClosures? {
        g_object_get_qdata(object, key).map { Unmanaged<KeptClosures>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the list of a C object.
    static func of(_ object: UnsafeMutablePointer<GObject>) -> KeptClosures {
        if let existing = existing(of: object) { return existing }
        let made = KeptClosures()
        g_object_set_qdata_full(object, key, Unmanaged.passRetained(made).toOpaque(), release)
        return made
    }

    /// Releases the closures with their C object, which can be finalized on any thread.
    private nonisolated static let release: GDestroyNotify = { list in
        guard let list else { return }
        MainThread.perform(Unmanaged<KeptClosures>.fromOpaque(list)) { list in
            let ended = list.takeRetainedValue().end()
            withExtendedLifetime(ended) {}
        }
    }

    // The list is stored on the C object and not on its Swift object, because C keeps the closures as long as the C
    // object exists.
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
    /// C keeps their boxes and may continue to call them. An empty box does nothing and returns `FALSE`, 0, `NULL` or
    /// another result that the kind of callback requires. For a list box or flow box, remove the model instead, because
    /// otherwise its rows would be empty labels.
    package func endKeptClosures() {
        Object.endKeptClosures(of: pointer)
    }

    /// Releases the closures of a C object, which may not have a Swift object.
    package static func endKeptClosures(of pointer: UnsafeMutableRawPointer) {
        guard let list = KeptClosures.existing(of: pointer.assumingMemoryBound(to: GObject.self)) else { return }
        // The closures are removed before they are released, because the release may run a user's code that replaces or
        // releases closures.
        let ended = list.end()
        withExtendedLifetime(ended) {}
    }

    /// The number of closures that C keeps for this object.
    package var keptClosureCount: Int { KeptClosures.existing(of: object)?.count ?? 0 }
}
