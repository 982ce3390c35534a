import CounterSample
import SampleLauncher

Sample(name: "Counter", summary: "Counts up and down.") { application in
    try CounterWindow(application: application, viewModel: CounterViewModel())
}.main()
