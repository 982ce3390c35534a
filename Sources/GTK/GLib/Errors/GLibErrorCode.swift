/// The error codes of one domain, such as `IOErrorEnum`, which are patterns for errors from C.
///
/// ```swift
/// do {
///     try await file.delete()
/// } catch IOErrorEnum.notFound {
///     // It is gone already.
/// }
/// ```
///
/// A code from a newer library keeps its number, so a `switch` over codes needs a `default`.
public protocol GLibErrorCode: Hashable, Sendable {
    /// The domain of the codes, equal to ``GLibError/domain``: `g-io-error-quark`.
    static var errorDomain: String { get }

    /// Creates the code with a number.
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

    /// Returns the number to pass to a C function. It has the same name as the function of enumerations, which checks
    /// whether the number is declared.
    @_spi(Binding) public func number(for what: StaticString) -> Int { rawValue }
}

extension GLibError {
    /// Creates a custom error, in a domain that C knows. `g_error_new_literal`.
    public init(_ code: some GLibErrorCode, message: String) {
        self.init(domain: type(of: code).errorDomain, code: code.rawValue, message: message)
    }

    /// Returns a Boolean value that indicates whether the error has the domain and the number of a code.
    /// `g_error_matches`.
    public func matches<Code: GLibErrorCode>(_ code: Code) -> Bool {
        self.code == code.rawValue && domain == Code.errorDomain
    }

    /// Returns the code as a case of an error domain, to `switch` over, or nil if the error has another domain.
    public func code<Code: GLibErrorCode>(in domain: Code.Type = Code.self) -> Code? {
        self.domain == Code.errorDomain ? Code(rawValue: code) : nil
    }
}
