import Combine

/// A form that can be sent when it has a name and the terms are accepted.
final class SignUpModel: ObservableObject {
    @Published var name = ""
    @Published var acceptsTerms = false

    var canSignUp: some Publisher<Bool, Never> {
        $name.combineLatest($acceptsTerms) { name, acceptsTerms in acceptsTerms && !name.isEmpty }
            .removeDuplicates()
    }
}

func followSignUp() {
    let model = SignUpModel()
    let subscription = model.canSignUp.sink { print("Can sign up: \($0)") }  // Prints "Can sign up: false".
    model.name = "Ada"
    model.acceptsTerms = true  // Prints "Can sign up: true".
    subscription.cancel()
}
