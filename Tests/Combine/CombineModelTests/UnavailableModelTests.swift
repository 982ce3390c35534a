import Foundation
import TestSupport
import Testing

/// Tests of the compiler's messages for unavailable declarations.
struct UnavailableModelTests {
    private func program(_ statement: String) -> String {
        """
        import CombineModel
        final class Profile: ObservableObject { @Published var name = "" }
        @MainActor func bind(_ model: some TwoWayModel<String>) {}
        @MainActor func use(_ profile: Profile) { \(statement) }
        """
    }

    @Test func aPropertysPublisherIsNotAModel() throws {
        #expect(try CompiledModules.messages(for: program("bind(Bindable(profile).name)")) == "")
        for statement in ["bind(profile.$name)", "bind(profile.$name.validated { _ in })"] {
            let messages = try CompiledModules.messages(for: program(statement))
            #expect(messages.contains("write '$viewModel.name' or 'Bindable(viewModel).name'"), "\(messages)")
        }
    }

    @Test func theMessageSuggestsAFixForABinding() throws {
        let target = "BindingTarget<String> { _ in }"
        for (statement, fix) in [
            ("\(target) <~ Just(1)", "convert them with 'map'"),
            ("\(target) <~ Fail<String, any Error>(error: CancellationError())", "requires 'target.onFailure"),
            ("\(target) <~ profile.$name.map { $0.upper() }", "has no member 'upper'"),
        ] {
            let messages = try CompiledModules.messages(for: program(statement))
            #expect(messages.contains(fix), "\(messages)")
            // One error with its line, and one note with the unavailable declaration.
            #expect(messages.split(separator: "\n").count <= 16, "\(messages)")
        }
    }
}
