import Foundation

// Runs one of the programs that tests start. The environment variable COMBINEGTK_TEST_PROGRAM selects it.
let arguments = Array(CommandLine.arguments.dropFirst())
switch ProcessInfo.processInfo.environment["COMBINEGTK_TEST_PROGRAM"] {
case nil: Notebook.main()
case "adwaita": AdwNotebook.main()
case "settings" where arguments.count == 3:
    SettingsWriter.run(file: arguments[0], prefix: arguments[1], count: Int(arguments[2]) ?? 0)
case "todos" where arguments.count == 1:
    let file = arguments[0]
    Task {
        do {
            try await TodoWriter.run(file: file)
        } catch {
            fatalError("\(error)")
        }
    }
    dispatchMain()
default: exit(2)
}
