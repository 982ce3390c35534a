import Glibc

/// An error of a system call.
struct SystemError: Error {
    let code: Int32

    /// The description of the error by the C library.
    var reason: String { String(cString: strerror(code)) }
}
