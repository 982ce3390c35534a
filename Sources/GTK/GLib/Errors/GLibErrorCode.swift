/// An error code of an error domain, such as `IOErrorEnum`. You can use codes as patterns in `catch` clauses.
///
/// ```swift
/// do {
///     try await file.delete()
/// } catch IOErrorEnum.notFound {
///     // The file was already deleted.
/// }
/// ```
///
/// Codes that a newer version of the library adds are represented by their numbers. Therefore, a `switch` over codes
/// needs a `default` case.
public protocol GLibErrorCode: Hashable, Sendable {
    /// The domain of the codes. It's the value of ``GLibError/domain``, such as `g-io-error-quark`.
    static var errorDomain: String { get }

    /// Creates a code from a number.
    init(rawValue: Int)

    /// The error code as a number.
    var rawValue: Int { get }
}

extension GLibErrorCode {
    /// Returns a Boolean value that indicates whether an error is a ``GLibError`` with the given code. This operator
    /// makes patterns such as `catch IOErrorEnum.notFound` possible.
    ///
    /// `g_error_matches`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? GLibError)?.matches(code) ?? false
    }

    /// Returns the number to pass to a C function. The overload for enumerations also checks that C declares the
    /// number.
    @_spi(Binding) public func number(for what: StaticString) -> Int { rawValue }
}

extension GLibError {
    /// Creates an error in an existing error domain. `g_error_new_literal`.
    public init(_ code: some GLibErrorCode, message: String) {
        self.init(domain: type(of: code).errorDomain, code: code.rawValue, message: message)
    }

    /// Returns a Boolean value that indicates whether the error has the domain and the number of an error code.
    /// `g_error_matches`.
    public func matches<Code: GLibErrorCode>(_ code: Code) -> Bool {
        self.code == code.rawValue && domain == Code.errorDomain
    }

    /// Returns the error's code as a code of the given domain, for use in a `switch`. Returns nil if the error has a
    /// different domain.
    public func code<Code: GLibErrorCode>(in domain: Code.Type = Code.self) -> Code? {
        self.domain == Code.errorDomain ? Code(rawValue: code) : nil
    }
}
