import Combine

extension Publisher where Output == String? {
    /// A publisher with an empty string in place of nil: `button.publisher(for: \.label).orEmpty`. RxCocoa's `orEmpty`.
    public var orEmpty: Publishers.Map<Self, String> {
        map { $0 ?? "" }
    }
}
