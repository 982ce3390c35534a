// swift-tools-version: 6.2

import PackageDescription

// A program with the view model of an iOS app. Only the trait is added.
let package = Package(
    name: "UnchangedViewModel",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..", traits: ["Foundation"])
    ],
    targets: [
        .target(name: "ViewModel", dependencies: [.product(name: "Combine", package: "CombineGtk")]),
        .executableTarget(
            name: "Program",
            dependencies: ["ViewModel", .product(name: "Combine", package: "CombineGtk")]
        ),
    ]
)
