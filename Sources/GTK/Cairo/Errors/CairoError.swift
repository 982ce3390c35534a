import CGtk

/// An error of cairo: an object couldn't be created, or a file couldn't be read or written.
///
/// Drawing doesn't throw. It sets the ``Status`` of the ``CairoContext``. ``Status/check()`` throws it.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason for the failure.
    public let status: Status
    /// The object of the failure, such as the path of a file, or nil.
    public let subject: String?

    /// Creates your own error.
    public init(_ status: Status, subject: String? = nil) {
        self.status = status
        self.subject = subject
    }

    public var description: String {
        subject.map { "\($0): \(status.message)" } ?? status.message
    }
}

extension Status {
    /// Throws the status as a ``CairoError`` unless it is ``success``.
    ///
    /// Check it once after a series of drawing calls: `try context.status.check()`.
    public func check() throws(CairoError) {
        try check(subject: nil)
    }

    func check(subject: String?) throws(CairoError) {
        if self != .success { throw CairoError(self, subject: subject) }
    }
}
