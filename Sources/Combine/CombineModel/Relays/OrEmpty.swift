import Combine

extension Publisher where Output == String? {
    /// A publisher that replaces nil with an empty string, for example `button.publisher(for: \.label).orEmpty`.
    ///
    /// Corresponds to `orEmpty` in RxCocoa.
    public var orEmpty: Publishers.Map<Self, String> {
        map { $0 ?? "" }
    }
}
