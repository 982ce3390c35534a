import SampleLauncher
import TodoSample

Sample(name: "Todo", summary: "Keeps one thing to do, or none.") { application in
    try TodoWindow(application: application)
}.main()
