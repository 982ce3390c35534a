// swift-tools-version: 6.3

import PackageDescription

// A program with a view model of an iOS app: the trait is all that its sources need.
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
