// swift-tools-version: 6.3

import PackageDescription

// A program that is built as a static executable, which has no dynamic loader to ask for thread-local variables.
let package = Package(
    name: "StaticProgram",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(name: "StaticProgram", dependencies: [.product(name: "Combine", package: "CombineGtk")])
    ]
)
