// Lets XCTest find tests that are the main actor's. That one function only: GTK has a `Surface` and more of its own.
@_exported import func GtkTesting.testCase
