// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Greeting",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(name: "Greeting", dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]),
        .testTarget(
            name: "GreetingTests",
            dependencies: ["Greeting", .product(name: "GtkTesting", package: "CombineGtk")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
