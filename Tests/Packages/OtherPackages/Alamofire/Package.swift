// swift-tools-version: 6.0

import PackageDescription

// A replacement for the package with the same name. It has the same platform-specific constructs, but other code.
let package = Package(
    name: "Alamofire",
    platforms: [
        .macOS(.v10_15), .iOS(.v13),
    ],
    products: [
        .library(name: "Alamofire", targets: ["Alamofire"]),
        .library(name: "AlamofireDynamic", type: .dynamic, targets: ["Alamofire"]),
    ],
    targets: [
        .target(name: "Alamofire", path: "Source")
    ],
    swiftLanguageModes: [.v5]
)
