#if canImport(SwiftUI)
import SwiftUI
let hasSwiftUI = true
#else
let hasSwiftUI = false
#endif
