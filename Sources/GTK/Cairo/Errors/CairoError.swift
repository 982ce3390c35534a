import CGtk

/// An error that cairo reports, for example because an object couldn't be created or a file couldn't be read.
///
/// Drawing functions don't throw errors. Instead, they set the ``CairoContext/status`` of the context. To throw the
/// error, call ``Status/check()``.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason for the failure.
    public let status: Status
    /// The item that caused the failure, such as the path of a file. It's nil if the failure doesn't concern a single
    /// item.
    public let subject: String?

    /// Creates an error.
    public init(_ status: Status, subject: String? = nil) {
        self.status = status
        self.subject = subject
    }

    public var description: String { subject.map { "\($0): \(status.message)" } ?? status.message }
}

extension Status {
    /// Throws a ``CairoError`` if the status isn't ``success``.
    ///
    /// Check the status once after a series of drawing calls: `try context.status.check()`.
    public func check() throws(CairoError) { try check(subject: nil) }

    func check(subject: String?) throws(CairoError) {
        if self != .success { throw CairoError(self, subject: subject) }
    }
}
