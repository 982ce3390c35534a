import Glibc
import Synchronization

/// A counter of the allocations of the Swift runtime, which include objects, closure contexts, boxes and array storage.
///
/// The runtime library calls `malloc` through an entry of a table that the dynamic linker fills. The counter replaces
/// that entry with a function that counts the call and then calls `malloc`.
enum AllocationCounter {
    private typealias Allocate = @convention(c) (Int) -> UnsafeMutableRawPointer?

    private static let count = Atomic<Int>(0)

    /// The thread whose allocations are counted, or zero.
    private static let thread = Atomic<UInt>(0)

    private static let allocate = unsafeBitCast(dlsym(nil, "malloc"), to: Allocate.self)

    private static let counted: Allocate = { size in
        if thread.load(ordering: .relaxed) == UInt(pthread_self()) { count.add(1, ordering: .relaxed) }
        return allocate(size)
    }

    /// A Boolean value that indicates whether allocations are counted. This requires a dynamically linked runtime
    /// library.
    static let isInstalled: Bool = {
        // Initialize the counters before they're used, because the initialization might allocate memory.
        guard thread.load(ordering: .relaxed) == 0, count.load(ordering: .relaxed) == 0 else { return false }
        let replacement = unsafeBitCast(counted, to: UInt.self)
        _ = allocate
        guard let runtime = LoadedLibrary(named: "libswiftCore.so") else { return false }
        return runtime.replaceFunction("malloc", by: replacement)
    }()

    /// Returns the number of allocations that the calling thread makes in `body`.
    static func counting(_ body: () -> Void) -> Int {
        let before = count.load(ordering: .relaxed)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        body()
        thread.store(0, ordering: .relaxed)
        return count.load(ordering: .relaxed) - before
    }
}

/// A shared library that the process has loaded. Its symbols are read from its dynamic section (System V ABI, 64 bits).
private struct LoadedLibrary {
    private let base: UInt
    private var tables: [Int: UInt] = [:]

    /// Finds a library that is already loaded.
    init?(named name: String) {
        // The handle points to a structure that begins with the address, the name and the dynamic section of the
        // library.
        guard let map = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        base = map.load(as: UInt.self)
        guard var entry = map.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        while true {
            let tag = entry.load(as: Int.self)
            if tag == 0 { break }
            tables[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
            entry += 16
        }
    }

    /// Redirects the library's calls to a function in another library. Returns whether there are such calls.
    func replaceFunction(_ name: String, by function: UInt) -> Bool {
        let (relocations, relocationsSize, calls, callsSize) = (7, 8, 23, 2)
        let inTables = replace(name, by: function, table: relocations, size: relocationsSize)
        let inCalls = replace(name, by: function, table: calls, size: callsSize)
        return inTables || inCalls
    }

    private func replace(_ name: String, by function: UInt, table: Int, size: Int) -> Bool {
        let (names, symbols) = (5, 6)
        guard
            let relocations = tables[table].flatMap(UnsafeRawPointer.init(bitPattern:)),
            let size = tables[size],
            let names = tables[names].flatMap(UnsafeRawPointer.init(bitPattern:)),
            let symbols = tables[symbols].flatMap(UnsafeRawPointer.init(bitPattern:))
        else { return false }
        var isFound = false
        for offset in stride(from: 0, to: Int(size), by: 24) {
            let symbol = Int(relocations.load(fromByteOffset: offset + 8, as: UInt.self) >> 32)
            let nameOffset = symbols.load(fromByteOffset: symbol * 24, as: UInt32.self)
            let found = (names + Int(nameOffset)).assumingMemoryBound(to: CChar.self)
            guard symbol != 0, strcmp(found, name) == 0 else { continue }
            let address = base + relocations.load(fromByteOffset: offset, as: UInt.self)
            let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
            guard
                let slot = UnsafeMutablePointer<UInt>(bitPattern: address),
                let page = UnsafeMutableRawPointer(bitPattern: address & ~(pageSize - 1)),
                mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0
            else { continue }
            slot.pointee = function
            isFound = true
        }
        return isFound
    }
}
