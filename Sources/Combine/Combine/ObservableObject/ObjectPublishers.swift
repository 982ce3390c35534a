/// A table of `objectWillChange` publishers. It contains the publishers of observable objects without `@Published`
/// properties, because such an object can't store a publisher.
///
/// The table isn't notified when an object is deallocated. Therefore, each lookup also checks two entries, in rotation,
/// and removes them if their objects were deallocated. This keeps the number of entries proportional to the number of
/// live objects.
package enum ObjectPublishers {
    private static let table = Locked(ObjectPublisherTable())

    /// The number of objects that have an entry.
    package static var count: Int { table.withLock { $0.entries.count } }

    /// Returns the publisher of an object, which is the same for every call with that object.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let isOnMainThread = MainThread.isCurrent
        let (publisher, checked) = table.withLock { table in
            let publisher = table.publisher(of: object, isOnMainThread: isOnMainThread)
            let first = table.checkNext(isOnMainThread: isOnMainThread)
            return (publisher, (first, table.checkNext(isOnMainThread: isOnMainThread)))
        }
        // Releasing the checked entries can run user code, so it must happen after unlocking.
        withExtendedLifetime(checked) {}
        return publisher
    }
}

private struct ObjectPublisherTable {
    struct Entry {
        let identifier: ObjectIdentifier
        weak var object: AnyObject?

        /// An unowned reference, which prevents the reuse of the object's memory as long as the entry exists. It
        /// doesn't keep the object alive.
        unowned let memory: AnyObject

        let publisher: ObservableObjectPublisher

        /// A Boolean value that indicates whether only the main thread may check the entry.
        ///
        /// A check retains the object briefly. If all other references are released during the check, the object is
        /// deallocated on the thread that performs the check. An object that is used on the main thread must be
        /// deallocated there.
        let isCheckedOnMainThread: Bool
    }

    /// The object that a check retained, or the publisher of the entry that the check removed. The caller must release
    /// either one after unlocking the table.
    enum Checked {
        case alive(AnyObject)
        case removed(ObservableObjectPublisher)
    }

    var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// The index of the next entry to check.
    private var next = 0

    mutating func publisher(of object: AnyObject, isOnMainThread: Bool) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        if let index = indices[identifier] { return entries[index].publisher }
        let entry = Entry(
            identifier: identifier,
            object: object,
            memory: object,
            publisher: ObservableObjectPublisher(),
            isCheckedOnMainThread: isOnMainThread
        )
        // The weak reference is nil if the object is being deallocated. Such an object needs no entry.
        if entry.object != nil {
            indices[identifier] = entries.count
            entries.append(entry)
        }
        return entry.publisher
    }

    /// Checks the entry at `next`, and removes the entry if its object was deallocated.
    mutating func checkNext(isOnMainThread: Bool) -> Checked? {
        if next >= entries.count { next = 0 }
        guard next < entries.count, isOnMainThread || !entries[next].isCheckedOnMainThread else {
            next += 1
            return nil
        }
        if let object = entries[next].object {
            next += 1
            return .alive(object)
        }
        let removed = entries[next]
        indices[removed.identifier] = nil
        let last = entries.removeLast()
        if next < entries.count {
            entries[next] = last
            indices[last.identifier] = next
        }
        return .removed(removed.publisher)
    }
}
