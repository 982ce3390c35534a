/// The error codes of an error domain, such as `IOErrorEnum`. You can use a code as a pattern in a `catch` clause.
///
/// ```swift
/// do {
///     try await file.delete()
/// } catch IOErrorEnum.notFound {
///     // The file was already deleted.
/// }
/// ```
///
/// A code from a newer library keeps its number, so a `switch` over codes needs a `default`.
public protocol GLibErrorCode: Hashable, Sendable {
    /// The domain of the codes, equal to ``GLibError/domain``: `g-io-error-quark`.
    static var errorDomain: String { get }

    /// Creates a code from a number.
    init(rawValue: Int)

    /// The number within the domain.
    var rawValue: Int { get }
}

extension GLibErrorCode {
    /// Returns a Boolean value that indicates whether an error is a ``GLibError`` with this code and its domain, for
    /// `catch IOErrorEnum.notFound`.
    ///
    /// `g_error_matches`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? GLibError)?.matches(code) ?? false
    }

    /// Returns the number to pass to a C function. Enumerations have a function with the same name, which also checks
    /// whether the number is declared.
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

    /// Returns the code as a case of an error domain, to `switch` over, or nil if the error has another domain.
    public func code<Code: GLibErrorCode>(in domain: Code.Type = Code.self) -> Code? {
        self.domain == Code.errorDomain ? Code(rawValue: code) : nil
    }
}
