import Glibc

/// An error of a system call.
struct SystemError: Error {
    let code: Int32

    /// The description that the C library provides for the error.
    var reason: String { String(cString: strerror(code)) }
}
