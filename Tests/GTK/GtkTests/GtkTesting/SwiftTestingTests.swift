import Testing

@testable import GtkTesting

/// Tests that a failure in Swift Testing is an issue of its test.
struct SwiftTestingTests {
    @Test func recordsFailureAsIssueAtItsLine() {
        let line = #line + 2
        withKnownIssue {
            TestFailure.report("the button is in no window", file: #filePath, line: #line)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "the button is in no window" }
                && issue.sourceLocation?.fileName == "SwiftTestingTests.swift" && issue.sourceLocation?.line == line
        }
    }

    @Test func recordsFailureWithinTask() async {
        await withKnownIssue {
            await Task { TestFailure.report("late", file: #filePath, line: #line) }.value
        }
    }
}
