// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Hello",
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(name: "Hello", dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]),
        .testTarget(
            name: "HelloTests",
            dependencies: ["Hello", .product(name: "GtkTesting", package: "CombineGtk")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
