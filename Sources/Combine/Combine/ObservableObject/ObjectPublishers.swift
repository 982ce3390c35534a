/// The `objectWillChange` publishers of observable objects that can't store one in a property.
///
/// Swift doesn't report the deallocation of an object. Therefore each lookup also checks two entries, in turn, and removes
/// those whose objects were deallocated. The number of entries stays proportional to the number of live objects.
package enum ObjectPublishers {
    private static let table = Locked(ObjectPublisherTable())

    /// The number of objects that have an entry.
    package static var count: Int { table.withLock { $0.entries.count } }

    /// Returns the publisher of an object, the same one until the object is deallocated.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let isOnMainThread = MainThread.isCurrent
        let (publisher, checked) = table.withLock { table in
            let publisher = table.publisher(of: object, isOnMainThread: isOnMainThread)
            let first = table.checkNext(isOnMainThread: isOnMainThread)
            return (publisher, (first, table.checkNext(isOnMainThread: isOnMainThread)))
        }
        // Releasing them can run a program's code, which must not happen under the lock.
        withExtendedLifetime(checked) {}
        return publisher
    }
}

/// The entries of ``ObjectPublishers``.
private struct ObjectPublisherTable {
    struct Entry {
        let identifier: ObjectIdentifier
        weak var object: AnyObject?

        /// An unowned reference keeps the object's memory allocated, but not the object alive. Therefore no other
        /// object gets its address while the entry exists.
        unowned let memory: AnyObject

        let publisher: ObservableObjectPublisher

        /// A Boolean value that indicates whether only the main thread may check the entry.
        ///
        /// A check retains the object briefly. If all other references are released during the check, the object is
        /// deallocated on the checking thread.
        let isCheckedOnMainThread: Bool
    }

    /// The outcome of a check, to be released once the table is unlocked.
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
        // A weak reference to an object that is being deallocated is nil. An entry for such an object would never be
        // removed.
        if entry.object != nil {
            indices[identifier] = entries.count
            entries.append(entry)
        }
        return entry.publisher
    }

    /// Removes the next entry if its object was deallocated.
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
