// Lets XCTest find main-actor tests. Only this function is exported, because GTK also has a `Surface` and other types
// with these names.
@_exported import func GtkTesting.testCase
