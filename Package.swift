// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "CombineGtk",
    products: [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineFoundation", targets: ["CombineFoundation"]),
        .library(name: "CombineTesting", targets: ["CombineTesting"]),
        .library(name: "CombineGtk", targets: ["CombineGtk"]),
        .library(name: "GtkTesting", targets: ["GtkTesting"]),
        .executable(name: "Counter", targets: ["Counter"]),
        .executable(name: "NameForm", targets: ["NameForm"]),
        .executable(name: "Todo", targets: ["Todo"]),
    ],
    traits: [
        .trait(
            name: "Foundation",
            description: "Combine brings its Foundation part, for sources that import only Combine and Foundation."
        )
    ],
    targets: [
        // Combine. Its folder `Foundation` is a link to the sources of CombineFoundation.
        .target(name: "CThread"),
        .target(name: "Combine", dependencies: ["CThread"], swiftSettings: [.define("COMBINE")]),
        .target(name: "CombineFoundation", dependencies: ["Combine"]),
        .target(name: "CombineTesting", dependencies: ["Combine"]),
        .executableTarget(name: "aritygen"),
        .testTarget(name: "AritygenTests", dependencies: ["aritygen"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting", "TestSupport"]),
        .testTarget(
            name: "CombineFoundationTests",
            dependencies: ["CombineFoundation", "CombineTesting", "TestSupport"]
        ),

        // GTK, module by module
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4-unix-print", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "GLib", dependencies: ["CGtk", "Combine"]),
        .target(name: "Gio", dependencies: ["CGtk", "GLib"]),
        .target(name: "Graphene", dependencies: ["CGtk", "GLib"]),
        .target(name: "Cairo", dependencies: ["CGtk", "GLib"]),
        .target(name: "Pango", dependencies: ["CGtk", "Cairo", "Gio"]),
        .target(name: "GdkPixbuf", dependencies: ["CGtk", "Gio"]),
        .target(name: "Gdk", dependencies: ["CGtk", "GdkPixbuf", "Pango"]),
        .target(name: "Gsk", dependencies: ["CGtk", "Gdk", "Graphene"]),
        .target(name: "Gtk", dependencies: ["CGtk", "Gsk"]),
        .executableTarget(name: "girgen", exclude: ["API/Listings", "Coverage.md", "Modules.json", "README.md"]),
        .testTarget(name: "GirgenTests", dependencies: ["girgen"]),
        .target(name: "CombineGtk", dependencies: ["CGtk", "Combine", "GLib", "Gtk"]),

        // Tests of windows
        .systemLibrary(name: "CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
        .target(name: "GtkTesting", dependencies: ["CGtk", "CXTest", "Gtk"]),
        .testTarget(name: "GtkTestingTests", dependencies: ["CGtk", "CXTest", "Combine", "Gtk", "GtkTesting"]),
        .testTarget(name: "CairoTests", dependencies: ["CGtk", "Cairo", "GtkTesting", "Pango"]),
        .testTarget(
            name: "GtkTests",
            dependencies: [
                "CGtk", "Combine", "CombineFoundation", "CombineTesting", "GLib", "Gtk", "GtkTesting", "TestSupport",
            ]
        ),
        .testTarget(name: "EveryTypeTests", dependencies: ["CGtk", "Combine", "GLib", "Gtk", "GtkTesting"]),
        .testTarget(name: "AttackTests", dependencies: ["CGtk", "CombineGtk", "GtkTesting", "TestSupport"]),
        .testTarget(name: "FoundationTests", dependencies: ["CombineGtk", "GtkTesting"]),
        .testTarget(
            name: "CombineGtkTests",
            dependencies: ["CGtk", "CombineGtk", "CombineTesting", "GtkTesting", "TestSupport"]
        ),

        // Samples: each a library that tests import, and a program of a few lines
        .target(
            name: "SampleResources",
            dependencies: ["CombineGtk"],
            path: "Resources",
            exclude: ["icon.svg", "Screenshots"],
            resources: [
                .embedInCode("counter-window.ui"),
                .embedInCode("name-form-window.ui"),
                .embedInCode("todo-window.ui"),
                .embedInCode("style.css"),
                .embedInCode("icon.png"),
            ]
        ),
        .target(
            name: "SampleLauncher",
            dependencies: ["CombineGtk", "SampleResources"],
            path: "Sources/Samples/SampleLauncher"
        ),
        .target(
            name: "CounterSample",
            dependencies: ["CombineGtk", "SampleResources"],
            path: "Sources/Samples/CounterSample"
        ),
        .executableTarget(
            name: "Counter",
            dependencies: ["CounterSample", "SampleLauncher"],
            path: "Sources/Samples/Counter"
        ),
        .target(
            name: "NameFormSample",
            dependencies: ["CombineGtk", "SampleResources"],
            path: "Sources/Samples/NameFormSample"
        ),
        .executableTarget(
            name: "NameForm",
            dependencies: ["NameFormSample", "SampleLauncher"],
            path: "Sources/Samples/NameForm"
        ),
        .target(
            name: "TodoSample",
            dependencies: ["CombineGtk", "SampleResources"],
            path: "Sources/Samples/TodoSample"
        ),
        .executableTarget(
            name: "Todo",
            dependencies: ["TodoSample", "SampleLauncher"],
            path: "Sources/Samples/Todo"
        ),
        .testTarget(
            name: "SamplesTests",
            dependencies: [
                "CXTest", "Combine", "CombineGtk", "Counter", "CounterSample", "GtkTesting", "NameForm",
                "NameFormSample", "SampleLauncher", "SampleResources", "Todo", "TodoSample",
            ]
        ),

        // Documentation
        .testTarget(name: "ReadmeTests", dependencies: ["CombineGtk", "GtkTesting"]),

        .executableTarget(name: "Benchmarks", dependencies: ["CGtk", "Combine", "CombineGtk"]),
    ],
    swiftLanguageModes: [.v6]
)
