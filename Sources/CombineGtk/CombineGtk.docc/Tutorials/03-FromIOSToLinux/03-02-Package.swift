// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SignUpModel",
    platforms: [.iOS(.v17)],
    products: [.library(name: "SignUpModel", targets: ["SignUpModel"])],
    targets: [
        .target(name: "SignUpModel")
    ],
    swiftLanguageModes: [.v6]
)
