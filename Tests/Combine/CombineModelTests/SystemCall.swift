import Combine
import Foundation

/// System calls that change only the current thread. The functions of the C library change all threads.
enum SystemCall {
    case prctl, setgroups, setresuid, setresgid, seccomp, flock, fsync

    var number: Int {
        #if arch(x86_64)
        switch self {
        case .prctl: 157
        case .setgroups: 116
        case .setresuid: 117
        case .setresgid: 119
        case .seccomp: 317
        case .flock: 73
        case .fsync: 74
        }
        #else
        switch self {
        case .prctl: 167
        case .setgroups: 159
        case .setresuid: 147
        case .setresgid: 149
        case .seccomp: 277
        case .flock: 32
        case .fsync: 82
        }
        #endif
    }

    /// Makes the system call fail on the current thread.
    func fail(with code: Int32) throws {
        // Load the number, return the error if the number is equal, and allow the call otherwise.
        func instruction(_ code: UInt64, _ otherwise: UInt64, _ value: Int) -> UInt64 {
            code | otherwise << 24 | UInt64(UInt32(value)) << 32
        }
        let filter = [
            instruction(0x20, 0, 0), instruction(0x15, 1, number), instruction(0x06, 0, 0x50000 | Int(code)),
            instruction(0x06, 0, 0x7FFF_0000),
        ]
        try filter.withUnsafeBufferPointer { filter in
            let program = [filter.count, Int(bitPattern: filter.baseAddress)]
            try program.withUnsafeBufferPointer { program in
                guard systemCall(.prctl, 38, 1) == 0,
                    systemCall(.seccomp, 1, 0, Int(bitPattern: program.baseAddress)) == 0
                else { throw POSIXError(.EPERM) }
            }
        }
    }
}

/// Performs a system call. Swift doesn't import the variadic function `syscall`.
func systemCall(_ call: SystemCall, _ first: Int, _ second: Int = 0, _ third: Int = 0) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    guard let function = dlsym(nil, "syscall") else { return -1 }
    // On Linux, integer arguments of variadic functions are passed as those of other functions.
    return unsafeBitCast(function, to: Function.self)(call.number, first, second, third, 0, 0)
}

/// Runs a closure on a new thread and waits for it.
func onThread(_ body: @escaping @Sendable () throws -> Void) throws {
    let result = ThreadResult()
    let thread = Thread {
        result.set(Result { try body() })
    }
    thread.start()
    try result.wait().get()
}

private final class ThreadResult: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let result = Locked<Result<Void, any Error>>(.success(()))

    func set(_ new: Result<Void, any Error>) {
        result.exchange(new)
        semaphore.signal()
    }

    func wait() -> Result<Void, any Error> {
        semaphore.wait()
        return result.value
    }
}
