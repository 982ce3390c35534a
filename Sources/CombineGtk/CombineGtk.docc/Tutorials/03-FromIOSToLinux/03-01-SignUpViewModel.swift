import Combine
import Foundation

/// The state of the form for a new account.
public final class SignUpViewModel: ObservableObject {
    @Published public var name = ""
    @Published public var password = ""
    @Published public private(set) var canSignUp = false
    @Published public private(set) var hint: String?

    /// Creates a view model of an empty form.
    public init() {
        $name.combineLatest($password) { name, password in name.count >= 3 && password.count >= 8 }
            .removeDuplicates()
            .assign(to: &$canSignUp)
        $password
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { $0.isEmpty || $0.count >= 8 ? nil : "Use at least 8 characters." }
            .assign(to: &$hint)
    }
}
