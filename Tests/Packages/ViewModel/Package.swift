// swift-tools-version: 6.3

import PackageDescription

// A view model and its tests, which don't need GTK or a display.
let package = Package(
    name: "ViewModel",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .target(name: "ProfileModel", dependencies: [.product(name: "CombineModel", package: "CombineGtk")]),
        .testTarget(name: "ProfileModelTests", dependencies: ["ProfileModel"]),
    ],
    swiftLanguageModes: [.v6]
)
