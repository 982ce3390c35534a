import CombineGtk
import SignUpModel

/// A form for a new account.
final class SignUpWindow: ApplicationWindow {
    let name = Entry()
    let password = PasswordEntry()
    let hint = Label("")
    let signUp = Button(label: "Sign Up")

    init(application: Application?, viewModel: SignUpViewModel) {
        super.init(application: application)
        title = "Sign Up"
        titlebar = HeaderBar {}
        password.showsPeekIcon = true
        child = Grid(columnSpacing: 12, rowSpacing: 12) {
            GridRow {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, name).set(\.xalign, 1)
                name.expand(.horizontal)
            }
            GridRow {
                Label(mnemonic: "_Password").set(\.mnemonicWidget, password).set(\.xalign, 1)
                password.expand(.horizontal)
            }
            hint.css("warning")
            signUp.css("suggested-action")
        }
        .margin(24)
    }
}
