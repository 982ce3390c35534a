import CGtk
import CombineModel
import Gtk

/// The domain, code and message of an error that is sent as the reply to a D-Bus call.
struct DBusFailure {
    let domain: GQuark
    let code: Int32
    let message: String

    init(_ error: any Error) {
        var text: String
        if let error = error as? GLibError, Self.hasName(error) {
            domain = g_quark_from_string(error.domain)
            code = Int32(truncatingIfNeeded: error.code)
            text = error.message
        } else {
            let presentation = ErrorPresentation(error)
            domain = g_dbus_error_quark()
            code = Int32(bitPattern: G_DBUS_ERROR_FAILED.rawValue)
            text = [presentation.title, presentation.message].compactMap { $0 }.joined(separator: ". ")
        }
        // A message can't contain a NUL character, which would end it.
        text.replace("\0", with: "\u{FFFD}")
        message = text
    }

    /// Returns a Boolean value that indicates whether GDBus can create a valid error name from the domain and the code.
    /// If it can't, for example because the code is negative, it doesn't reply.
    private static func hasName(_ error: GLibError) -> Bool {
        let code = Int32(truncatingIfNeeded: error.code)
        guard let failure = g_error_new_literal(g_quark_from_string(error.domain), code, "") else { return false }
        defer { g_error_free(failure) }
        guard let name = g_dbus_error_encode_gerror(failure) else { return false }
        defer { g_free(name) }
        return g_dbus_is_error_name(name) != 0
    }

    /// Stores this error in the `GError` out parameter of a C caller.
    func store(in error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) {
        g_set_error_literal(error, domain, code, message)
    }
}
