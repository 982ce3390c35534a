import CGtk

/// What cairo could not do: make an object, read a file, write one.
///
/// Drawing does not throw. It leaves its ``Status`` on the ``CairoContext``, where ``Status/check()`` throws it.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let status: Status
    /// What it went wrong with, such as a file's path; `nil` where nothing needs naming.
    public let subject: String?

    /// Creates an error of your own.
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
    /// Ask once after a series of drawing calls: `try context.status.check()`.
    public func check() throws(CairoError) {
        try check(subject: nil)
    }

    func check(subject: String?) throws(CairoError) {
        if self != .success { throw CairoError(self, subject: subject) }
    }
}
