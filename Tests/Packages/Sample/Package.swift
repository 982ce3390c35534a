// swift-tools-version: 6.3
import PackageDescription

/// Counter, NameForm, Todo or Gallery.
let sample = "Counter"

let products: [Target.Dependency] = ["CombineModel", "CombineGtk", "CombineGtkBroadway"].map { name in
    .product(name: name, package: "CombineGtk")
}
/// Each module can import the previous ones.
let modules = sample == "Todo" ? ["TodoModel", "TodoSample"] : ["\(sample)Sample"]
/// The resources of a module.
let embedded = ["TodoSample": "de.mo", "GallerySample": "PageSources"]

let package = Package(
    name: sample,
    dependencies: [
        .package(name: "CombineGtk", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: sample,
            dependencies: products + modules.map { .target(name: $0) } + ["SampleResources"],
            path: sample
        ),
        .target(
            name: "SampleResources",
            dependencies: products,
            path: "Resources",
            exclude: ["icon.svg", "Screenshots"],
            resources: ["counter-window.ui", "name-form-window.ui", "style.css", "icon.png"].map { .embedInCode($0) }
        ),
    ]
        + modules.enumerated().map { place, name in
            .target(
                name: name,
                dependencies: products + modules[..<place].map { .target(name: $0) } + ["SampleResources"],
                path: name,
                exclude: name == "TodoSample" ? ["de.po"] : [],
                resources: embedded[name].map { [.embedInCode($0)] } ?? []
            )
        },
    swiftLanguageModes: [.v6]
)
