import HelloModel
import Testing

@MainActor
struct WelcomeViewModelTests {
    @Test func theNameIsPartOfTheWelcome() {
        let viewModel = WelcomeViewModel()
        #expect(viewModel.welcome == "Welcome!")
        viewModel.name = "Ada"
        #expect(viewModel.welcome == "Welcome, Ada!")
    }
}
