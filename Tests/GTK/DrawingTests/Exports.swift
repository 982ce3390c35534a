// Lets XCTest find main-actor tests. Only this function is exported, because other declarations of the module have the
// same names as GTK types, such as `Surface`.
@_exported import func GtkTesting.testCase
