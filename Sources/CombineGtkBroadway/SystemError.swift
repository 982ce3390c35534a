import Glibc

/// An error that a system call reported.
struct SystemError: Error {
    let code: Int32

    /// The description that the C library provides for the error.
    var reason: String { String(cString: strerror(code)) }
}
