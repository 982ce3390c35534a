// swift-tools-version: 6.2

import PackageDescription

// A program that is linked as a static executable, without a dynamic loader that provides thread-local variables.
let package = Package(
    name: "StaticProgram",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(name: "StaticProgram", dependencies: [.product(name: "Combine", package: "CombineGtk")])
    ]
)
