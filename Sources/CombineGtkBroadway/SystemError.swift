import Glibc

/// An error of a system call.
struct SystemError: Error {
    let code: Int32

    /// The reason in the system's words.
    var reason: String { String(cString: strerror(code)) }
}
