import NameFormSample
import SampleLauncher

Sample(name: "NameForm", summary: "Registers people by their names.") { application in
    let viewModel = NameFormViewModel()
    let window = try NameFormWindow(application: application, viewModel: viewModel)
    viewModel.confirmation.sink(on: window) { _, line in print(line) }
    return window
}.main()
