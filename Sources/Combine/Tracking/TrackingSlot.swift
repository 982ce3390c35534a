import Observation
import Synchronization

/// Finds the thread-local variable that Observation sets within `withObservationTracking`.
///
/// Nothing is assumed about Observation but that there is such a variable and that it points to the list, which is on the
/// stack and empty at first: a word of thread-local storage is taken for it only if within a scope it points into the part
/// of the stack that the scope took, at a word that is null before something is read and not after, and if after the scope
/// it is what it was before. Where no word, or more than one, is like that, reads go to Observation unguarded, which is
/// slower but just as right.
enum TrackingSlot {
    /// A word of thread-local storage: the number of the module that has it, and where it is on this thread.
    private struct Candidate {
        let module: UInt
        let address: UnsafePointer<UInt>
        /// What it holds before the scope, which is null unless there is one around it.
        let outer: UInt
    }

    private static let search: Void = {
        TrackingScope.location.store(found().map { UInt(bitPattern: $0) } ?? 1, ordering: .releasing)
    }()

    /// Looks, the first time.
    static func find() {
        search
    }

    /// What `__tls_get_addr` needs to find the variable on any thread; kept for ever.
    private static func found() -> UnsafeRawPointer? {
        var candidates = words()
        let probe = TrackedRegistrar()
        withUnsafeMutablePointer(to: &candidates) { candidates in
            // A variable of this function's, hence above the frames of those it calls.
            let outerFrame = UInt(bitPattern: candidates)
            withObservationTracking {
                let frame = stackPosition()
                // Only what lies between two frames so near to each other is known to be there to be read. A sanitizer
                // may keep variables elsewhere than on the stack; then nothing is found.
                let isNear = frame < outerFrame && outerFrame - frame < 1 << 16
                candidates.pointee = candidates.pointee.filter { candidate in
                    guard isNear else { return false }
                    let list = candidate.address.pointee
                    return list > frame && list < outerFrame && list % 8 == 0
                        && UnsafePointer<UInt>(bitPattern: list)?.pointee == 0
                }
                probe.read()
                candidates.pointee = candidates.pointee.filter { candidate in
                    UnsafePointer<UInt>(bitPattern: candidate.address.pointee)?.pointee != 0
                }
            } onChange: {
            }
        }
        candidates = candidates.filter { $0.address.pointee == $0.outer }
        guard candidates.count == 1, let slot = candidates.first else { return nil }
        let index = UnsafeMutablePointer<UInt>.allocate(capacity: 2)
        index[0] = slot.module
        index[1] = 0
        // Measured and not computed, as some processors count from elsewhere than the start.
        index[1] = UInt(bitPattern: slot.address) &- UInt(bitPattern: threadLocalAddress(UnsafeRawPointer(index)))
        return UnsafeRawPointer(index)
    }

    /// An address in a frame below that of the caller, and so below those of the caller's callers.
    @inline(never)
    private static func stackPosition() -> UInt {
        var word: UInt = 0
        return withUnsafeMutablePointer(to: &word) { UInt(bitPattern: $0) }
    }

    /// The thread-local storage that a module has on the calling thread.
    private struct Segment {
        let module: UInt
        let storage: UnsafeRawPointer
        let size: Int
    }

    /// Room for segments that is made before the loader's lock is taken, as nothing may be allocated under it.
    private struct Segments {
        let room: UnsafeMutableBufferPointer<Segment>
        /// How many there are, also where the room is for fewer.
        var count = 0
    }

    /// All words of the calling thread's thread-local storage, of all modules that the program loaded.
    private static func words() -> [Candidate] {
        var room = UnsafeMutableBufferPointer<Segment>.allocate(capacity: 32)
        defer { room.deallocate() }
        var count = collect(into: room)
        // Modules that are loaded meanwhile make another round.
        while count > room.count {
            room.deallocate()
            room = .allocate(capacity: 2 * count)
            count = collect(into: room)
        }
        var words: [Candidate] = []
        for segment in room[..<count] {
            for offset in stride(from: 0, to: segment.size - segment.size % 8, by: 8) {
                let address = segment.storage + offset
                guard UInt(bitPattern: address) % 8 == 0 else { break }
                let word = address.assumingMemoryBound(to: UInt.self)
                words.append(Candidate(module: segment.module, address: word, outer: word.pointee))
            }
        }
        return words
    }

    /// Fills the room as far as it goes; returns how many segments there are.
    private static func collect(into room: UnsafeMutableBufferPointer<Segment>) -> Int {
        var segments = Segments(room: room)
        withUnsafeMutablePointer(to: &segments) { segments in
            _ = forEachModule(
                { information, _, segments in
                    guard let segments else { return 0 }
                    TrackingSlot.append(information, to: segments.assumingMemoryBound(to: Segments.self))
                    return 0
                },
                UnsafeMutableRawPointer(segments)
            )
        }
        return segments.count
    }

    /// - Parameter information: a `struct dl_phdr_info`, of 64-bit systems.
    private static func append(_ information: UnsafeRawPointer, to segments: UnsafeMutablePointer<Segments>) {
        let module = information.load(fromByteOffset: 48, as: UInt.self)
        guard
            module != 0,
            let storage = information.load(fromByteOffset: 56, as: UnsafeRawPointer?.self),
            let headers = information.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
        else { return }
        var index = 0
        let count = Int(information.load(fromByteOffset: 24, as: UInt16.self))
        while index < count {
            // An `Elf64_Phdr`: its type, where `PT_TLS` is 7, and its size in memory.
            let header = headers + index * 56
            index += 1
            guard header.load(as: UInt32.self) == 7 else { continue }
            let size = Int(header.load(fromByteOffset: 40, as: UInt64.self))
            let place = segments.pointee.count
            segments.pointee.count += 1
            guard let base = segments.pointee.room.baseAddress, place < segments.pointee.room.count else { continue }
            (base + place).initialize(to: Segment(module: module, storage: storage, size: size))
        }
    }
}

/// The C library's `dl_iterate_phdr`, bound by its symbol as the others: it takes two pointers and returns an integer.
@_silgen_name("dl_iterate_phdr")
private func forEachModule(
    _ body: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32,
    _ data: UnsafeMutableRawPointer?
) -> Int32
