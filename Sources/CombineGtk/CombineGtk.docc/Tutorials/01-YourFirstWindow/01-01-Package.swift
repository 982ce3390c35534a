// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Greeting",
    dependencies: [.package(url: "https://…/CombineGtk.git", branch: "main")],
    targets: [
        .executableTarget(
            name: "Greeting",
            dependencies: [.product(name: "CombineGtk", package: "CombineGtk")]
        )
    ],
    swiftLanguageModes: [.v6]
)
