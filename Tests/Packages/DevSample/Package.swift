// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DevSample",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(name: "DevSample", dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]),
        .executableTarget(name: "DevSecond", dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]),
    ],
    swiftLanguageModes: [.v6]
)
