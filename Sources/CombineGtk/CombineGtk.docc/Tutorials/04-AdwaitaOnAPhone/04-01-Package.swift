// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Recipes",
    dependencies: [.package(url: "https://…/CombineGtk.git", branch: "main")],
    targets: [
        .executableTarget(
            name: "Recipes",
            dependencies: [.product(name: "CombineAdw", package: "CombineGtk")]
        )
    ],
    swiftLanguageModes: [.v6]
)
