import Combine

extension Publisher where Output == String? {
    /// An empty string in place of an absent one: `button.publisher(for: \.label).orEmpty`. RxCocoa's `orEmpty`.
    public var orEmpty: Publishers.Map<Self, String> {
        map { $0 ?? "" }
    }
}
