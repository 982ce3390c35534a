import Combine
import CombineModel

/// The profile of the user, with the functions of a form.
@MainActor
public final class ProfileViewModel: ObservableObject {
    /// The inputs that the widgets of the form set.
    public struct Input {
        public let firstName = CurrentValueRelay("")
        public let lastName = CurrentValueRelay("")
        public let age = CurrentValueRelay(18)
        public let save = PassthroughRelay<Void>()
    }

    public let input = Input()
    public var cancellables: Set<AnyCancellable> = []

    @Published public private(set) var greeting = ""
    @Published public private(set) var saved: [String] = []
    @OptionalObservedObject public var partner: ProfileViewModel?

    private let names: any Publisher<String, Never>

    public init() {
        let names = input.firstName.combineLatest(input.lastName) { "\($0) \($1)" }
        self.names = names
        names.map { "Hello, \($0)!" }.assign(to: \.greeting, on: self)
        input.save.sink(on: self) { profile in
            await Task.yield()
            profile.saved.append(profile.greeting)
        }
    }

    /// The age for a text field.
    public var ageText: some TwoWayModel<String> {
        input.age.converted(to: { "\($0)" }) { text in
            guard let age = Int(text), age >= 0 else { throw ValidationError("Enter an age") }
            return age
        }
    }

    /// Saves the lines of a feed as long as the result is retained.
    public func follow(_ feed: some Publisher<String, any Error>) -> CompositeDisposable {
        let disposables = CompositeDisposable()
        disposables += feed.sink(
            on: self,
            receiveCompletion: { profile, _ in profile.saved.append("end") },
            receiveValue: { profile, line in profile.saved.append(line) }
        )
        return disposables
    }
}

extension ProfileViewModel: Storable {}
