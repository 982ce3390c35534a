import CGtk
import Foundation

/// Replaces XCTest with ``TestRunner`` in a process that runs all tests. SwiftPM doesn't allow another main function
/// together with its list of the tests, so the process calls this function before the main function.
#if compiler(>=6.3)
@section(".init_array") @used
#else
@_section(".init_array") @_used
#endif
private let starter: @convention(c) (Int32) -> Void = startTestRunner

@_cdecl("combinegtk_start_test_runner")
func startTestRunner(argumentCount: Int32) {
    let environment = ProcessInfo.processInfo.environment
    if environment["COMBINEGTK_TEST_BATCH"] != nil {
        // Programs that the tests start don't inherit this setting.
        unsetenv("COMBINEGTK_TEST_BATCH")
        return combinegtk_end_with_parent()
    }
    guard argumentCount == 1, environment["COMBINEGTK_TEST_PROCESSES"] != "1" else { return }
    // On one display, the windows of several processes would take the keyboard focus from each other.
    guard environment["COMBINEGTK_TEST_DISPLAY"] != "inherit" else { return }
    do {
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        try TestRunner.run(URL(fileURLWithPath: executable))
    } catch {
        fatalError("The tests can't be started: \(error)")
    }
}
