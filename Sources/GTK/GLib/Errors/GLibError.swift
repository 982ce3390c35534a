import CGtk
import CombineModel

/// An error that a C function reported. `GError`.
public struct GLibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error domain, which defines the meaning of the code, such as `g-io-error-quark`.
    public let domain: String
    /// The error code within the domain.
    public let code: Int
    /// A message for users, in the user's language.
    public let message: String

    /// Creates an error.
    public init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// Creates an error with the contents of a `GError`, and frees the `GError` with `g_error_free`.
    public init(taking error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? "unknown"
        code = Int(error.pointee.code)
        message = error.pointee.message.map { String(cString: $0) } ?? ""
        g_error_free(error)
    }

    public var description: String { "\(message) (\(domain) \(code))" }

    /// A Boolean value that indicates whether the operation was cancelled, for example because its task was cancelled.
    /// `G_IO_ERROR_CANCELLED`.
    public var isCancelled: Bool { code == Int(G_IO_ERROR_CANCELLED.rawValue) && domain == GLibError.inputOutputDomain }

    private static let inputOutputDomain = String(cString: g_quark_to_string(g_io_error_quark()))

    /// Calls a C function that reports an error through its last parameter. If the function reports an error, this
    /// method throws that error.
    public static func check<Result>(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
    ) throws(GLibError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = body(&error)
        if let error { throw GLibError(taking: error) }
        return result
    }
}

/// The message of a `GError` is written for users, in the user's language.
extension GLibError: PresentableError {
    public var title: String { message }
}
