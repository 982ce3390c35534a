// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The name or the path of the pkg-config file for GTK.
///
/// The file that GTK installs contains flags about which SwiftPM warns in each build. If GTK is in /usr, and the
/// environment doesn't specify another folder, a file in this package is used instead, which only contains folders and
/// libraries. The manifest can't read the option --pkg-config-path. To build with GTK in another folder, set
/// PKG_CONFIG_PATH.
let gtkPackage: String = {
    let variables = ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "PKG_CONFIG_SYSROOT_DIR"]
    let headers = [
        "cairo/cairo.h", "gdk-pixbuf-2.0/gdk-pixbuf/gdk-pixbuf.h", "glib-2.0/glib.h", "graphene-1.0/graphene.h",
        "gtk-4.0/gtk/gtk.h", "gtk-4.0/unix-print/gtk/gtkunixprint.h", "harfbuzz/hb.h", "pango-1.0/pango/pango.h",
    ]
    let libraries = ["lib/aarch64-linux-gnu", "lib/riscv64-linux-gnu", "lib/x86_64-linux-gnu", "lib", "lib64"]
    let exists = FileManager.default.fileExists(atPath:)
    let isInUsr =
        headers.allSatisfy { exists("/usr/include/\($0)") && !exists("/usr/local/include/\($0)") }
        && libraries.contains { exists("/usr/\($0)/glib-2.0/include/glibconfig.h") }
    let isElsewhere = variables.contains { Context.environment[$0]?.isEmpty == false }
    // SwiftPM splits this string at spaces.
    guard isInUsr, !isElsewhere, !Context.packageDirectory.contains(" ") else { return "gtk4-unix-print" }
    return "\(Context.packageDirectory)/Sources/GTK/CGtk/gtk-in-usr.pc"
}()

/// The name or the path of the pkg-config file for libadwaita.
let adwaitaPackage: String = {
    let isInUsr = FileManager.default.fileExists(atPath: "/usr/include/libadwaita-1/adwaita.h")
    guard isInUsr, gtkPackage.hasSuffix(".pc") else { return "libadwaita-1" }
    return "\(Context.packageDirectory)/Sources/GTK/CAdw/adwaita-in-usr.pc"
}()

/// The only module whose tests are built, or nil for all modules. `.ci/test` sets the variable.
let onlyTests = Context.environment["COMBINEGTK_TESTS"]

/// A Boolean value that indicates whether the tests that take minutes are built: those of each generated type and function, and those of
/// modules for other libraries. `.ci/run` sets the variable.
let hasAllTests = Context.environment["COMBINEGTK_ALL_TESTS"] != nil || onlyTests == "EveryTypeTests"

/// The settings of Combine. The language mode is that of Apple's framework, so that the compiler adds a check to each
/// main-actor closure that a client passes to Combine, and `@preconcurrency import Combine` has the same effect. `.ci/run`
/// also checks the code in the Swift 6 mode. The features give the code the same meaning in both modes.
let combineSettings: [SwiftSetting] =
    [.swiftLanguageMode(.v5)]
    + ["ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials"].map { .enableUpcomingFeature($0) }

let package = Package(
    name: "CombineGtk",
    products: [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CombineFoundation", targets: ["CombineFoundation"]),
        .library(name: "CombineModel", targets: ["CombineModel"]),
        .library(name: "CombineTesting", targets: ["CombineTesting"]),
        .library(name: "CombineGtk", targets: ["CombineGtk"]),
        .library(name: "CombineAdw", targets: ["CombineAdw"]),
        .library(name: "CombineGtkBroadway", targets: ["CombineGtkBroadway"]),
        .library(name: "GtkTesting", targets: ["GtkTesting"]),
        // For modules that bind other libraries: GTK and the libraries below it, and the program that generates such
        // modules
        .library(name: "Gtk", targets: ["Gtk"]),
        .library(name: "Adw", targets: ["Adw"]),
        .plugin(name: "Bind", targets: ["Bind"]),
        .executable(name: "girgen", targets: ["girgen"]),
        .plugin(name: "Texts", targets: ["Texts"]),
        .plugin(name: "Bundle", targets: ["Bundle"]),
        .plugin(name: "Start", targets: ["Start"]),
        .plugin(name: "Dev", targets: ["Dev"]),
        .executable(name: "gtkpackager", targets: ["gtkpackager"]),
    ],
    traits: [
        .trait(
            name: "Foundation",
            description: "Combine brings its Foundation part, for sources that import only Combine and Foundation."
        ),
        // The parts of GTK and its libraries that are newer than GTK 4.8. Each trait includes the earlier ones.
        .trait(name: "GTK4_10", description: "GTK 4.10, GLib 2.76: Ubuntu 23.04, Fedora 38"),
        .trait(
            name: "GTK4_12",
            description: "GTK 4.12, GLib 2.78: Ubuntu 23.10, Fedora 39",
            enabledTraits: ["GTK4_10"]
        ),
        .trait(
            name: "GTK4_14",
            description: "GTK 4.14, GLib 2.80: Ubuntu 24.04 LTS, Fedora 40",
            enabledTraits: ["GTK4_12"]
        ),
        .trait(
            name: "GTK4_16",
            description: "GTK 4.16, GLib 2.82: Ubuntu 24.10, Fedora 41",
            enabledTraits: ["GTK4_14"]
        ),
        .trait(
            name: "GTK4_18",
            description: "GTK 4.18, GLib 2.84: Debian 13, Ubuntu 25.04, Fedora 42",
            enabledTraits: ["GTK4_16"]
        ),
        .trait(
            name: "GTK4_20",
            description: "GTK 4.20, GLib 2.86: Ubuntu 25.10, Fedora 43",
            enabledTraits: ["GTK4_18"]
        ),
        .trait(
            name: "GTK4_22",
            description: "GTK 4.22, GLib 2.88: Ubuntu 26.04 LTS, Fedora 44",
            enabledTraits: ["GTK4_20"]
        ),
        .trait(
            name: "GTK4_24",
            description: "GTK 4.24, GLib 2.90: Debian testing, Ubuntu 26.10",
            enabledTraits: ["GTK4_22"]
        ),
    ],
    targets: [
        // Combine. Its folder `Foundation` is a link to the sources of CombineFoundation.
        .target(
            name: "Combine",
            path: "Sources/Combine/Combine",
            swiftSettings: [.define("COMBINE")] + combineSettings
        ),
        .target(
            name: "CombineFoundation",
            dependencies: ["Combine"],
            path: "Sources/Combine/CombineFoundation",
            swiftSettings: combineSettings
        ),
        .systemLibrary(name: "CLibrary", path: "Sources/Combine/CLibrary"),
        .target(
            name: "CombineModel",
            dependencies: ["CLibrary", "Combine"],
            path: "Sources/Combine/CombineModel",
            exclude: ["Localization/de.po"],
            resources: [.embedInCode("Localization/de.mo")]
        ),
        // The tests of all these modules and of CombineTesting
        .testTarget(
            name: "CombineTests",
            dependencies: ["Combine", "CombineFoundation", "CombineModel", "CombineTesting", "TestSupport"],
            path: "Tests/Combine"
        ),

        // GTK, module by module
        .systemLibrary(
            name: "CGtk",
            path: "Sources/GTK/CGtk",
            pkgConfig: gtkPackage,
            providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]
        ),
        .target(name: "RequiredVersion", dependencies: ["CGtk"], path: "Sources/GTK/RequiredVersion"),
        .target(
            name: "GLib",
            dependencies: ["CGtk", "Combine", "CombineModel", "RequiredVersion"],
            path: "Sources/GTK/GLib"
        ),
        .target(name: "Gio", dependencies: ["CGtk", "GLib"], path: "Sources/GTK/Gio"),
        .target(name: "Graphene", dependencies: ["CGtk", "GLib"], path: "Sources/GTK/Graphene"),
        .target(name: "Cairo", dependencies: ["CGtk", "GLib"], path: "Sources/GTK/Cairo"),
        .target(name: "Pango", dependencies: ["CGtk", "Cairo", "Gio"], path: "Sources/GTK/Pango"),
        .target(name: "GdkPixbuf", dependencies: ["CGtk", "Gio"], path: "Sources/GTK/GdkPixbuf"),
        .target(name: "Gdk", dependencies: ["CGtk", "GdkPixbuf", "Pango"], path: "Sources/GTK/Gdk"),
        .target(name: "Gsk", dependencies: ["CGtk", "Gdk", "Graphene"], path: "Sources/GTK/Gsk"),
        .target(name: "Gtk", dependencies: ["CGtk", "Gsk", "RequiredVersion"], path: "Sources/GTK/Gtk"),
        // The tests of all these modules and of GtkTesting
        .testTarget(
            name: "GtkTests",
            dependencies: [
                "CGtk", "CXTest", "Cairo", "Combine", "CombineFoundation", "CombineModel", "CombineTesting", "GLib",
                "Gtk", "GtkTesting", "Pango", "RequiredVersion", "TestSupport",
            ],
            path: "Tests/GTK/GtkTests"
        ),
        // A separate target, because the address sanitizer runs only these tests for each change
        .testTarget(
            name: "AttackTests",
            dependencies: ["CGtk", "CombineGtk", "GtkTesting", "TestSupport"],
            path: "Tests/GTK/AttackTests"
        ),

        // libadwaita, which only programs that depend on it build
        .systemLibrary(
            name: "CAdw",
            path: "Sources/GTK/CAdw",
            pkgConfig: adwaitaPackage,
            providers: [.apt(["libadwaita-1-dev"]), .yum(["libadwaita-devel"])]
        ),
        .target(
            name: "RequiredAdwVersion",
            dependencies: ["CAdw", "CGtk", "RequiredVersion"],
            path: "Sources/GTK/RequiredAdwVersion"
        ),
        .target(name: "Adw", dependencies: ["CAdw", "CGtk", "Gtk", "RequiredAdwVersion"], path: "Sources/GTK/Adw"),

        // Combine and GTK together
        .target(
            name: "CStyleSheets",
            path: "Sources/CombineGtk/Style/Sheets",
            exclude: ["kit.css", "modern.css", "modern-high-contrast.css"],
            publicHeadersPath: "."
        ),
        .target(
            name: "CombineGtk",
            dependencies: ["CGtk", "CStyleSheets", "Combine", "CombineModel", "GLib", "Gtk"],
            exclude: ["Style/Sheets"]
        ),
        .testTarget(
            name: "CombineGtkTests",
            dependencies: ["CGtk", "CombineGtk", "CombineTesting", "GtkTesting", "TestSupport"],
            path: "Tests/CombineGtk/CombineGtkTests"
        ),
        // Combine, GTK and libadwaita together
        .target(name: "CombineAdw", dependencies: ["Adw", "CAdw", "CGtk", "CombineGtk", "RequiredAdwVersion"]),
        // Tests of all modules that use libadwaita
        .testTarget(
            name: "CombineAdwTests",
            dependencies: [
                "Adw", "CAdw", "CGtk", "CombineAdw", "CombineGtk", "CombineGtkBroadway", "CombineTesting",
                "GalleryAdw", "GtkTesting", "HelloModel", "RequiredAdwVersion", "TestSupport", "TodoAdw", "TodoModel",
            ],
            path: "Tests/CombineAdw/CombineAdwTests"
        ),
        // Shows the windows of a program without a display in a web browser
        .target(name: "CombineGtkBroadway", dependencies: ["CGtk", "CombineGtk"]),
        // The code of the documentation pages
        .testTarget(
            name: "PageTests",
            dependencies: [
                "Combine", "CombineFoundation", "CombineGtk", "CombineModel", "CombineTesting", "GtkTesting",
                "NameForm", "TestSupport", "gtkpackager",
            ],
            path: "Tests/CombineGtk/PageTests",
            // Code of a page compiles with the imports that it shows, even if another file imports Foundation.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
        ),
        // The program of the tutorials "A list with search, sort and undo" and "Test it". Its files are links to those of
        // the last steps.
        .executableTarget(name: "Groceries", dependencies: ["CombineGtk"], path: "Tests/Programs/Groceries"),
        // The programs that tests start: the program on the page "Programs", the same program with libadwaita, and
        // programs that write settings and todos
        .executableTarget(
            name: "Notebook",
            dependencies: ["CombineAdw", "CombineGtkBroadway", "TodoModel"],
            path: "Tests/Programs/Notebook"
        ),
        // Tests that run programs as processes, and tests of the samples, the tutorials, gtkpackager and the program that it
        // copies
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "CGtk", "CXTest", "Combine", "CombineGtk", "CombineGtkBroadway", "Counter", "Gallery", "Groceries",
                "GtkTesting", "Hello", "HelloModel", "NameForm", "Notebook", "SampleResources", "TestSupport", "Todo",
                "TodoModel", "gtkpackager",
            ],
            path: "Tests/Programs/ProgramTests"
        ),

        // For tests of view models and windows, and shared code of this package's tests
        .target(name: "CombineTesting", dependencies: ["Combine"], path: "Sources/Testing/CombineTesting"),
        .systemLibrary(
            name: "CXTest",
            path: "Sources/Testing/CXTest",
            pkgConfig: "xtst",
            providers: [.apt(["libxtst-dev"]), .yum(["libXtst-devel"])]
        ),
        .target(name: "GtkTesting", dependencies: ["CGtk", "CXTest", "Gtk"], path: "Sources/Testing/GtkTesting"),
        .target(name: "TestSupport", dependencies: ["CGtk"], path: "Tests/Support/TestSupport"),

        // Tools: the generator, and the benchmarks. girgen consists of several targets, so that the compiler enforces
        // the separation of its parts: the parser and the printers can't access the planning of the API.
        .target(name: "GirgenParse", path: "Sources/Tools/girgen/Parse", exclude: ["Attributes.json"]),
        .target(name: "GirgenAnalyse", dependencies: ["GirgenParse"], path: "Sources/Tools/girgen/Analyse"),
        .target(
            name: "GirgenCommand",
            dependencies: ["GirgenAnalyse", "GirgenParse"],
            path: "Sources/Tools/girgen",
            exclude: [
                "API", "Analyse", "Coverage.md", "Main", "Modules.json", "Parse", "Policy", "README.md", "Traits.json",
            ]
        ),
        // A plugin uses girgen. Therefore, tests can't depend on it: SwiftPM would link its files twice.
        .executableTarget(name: "girgen", dependencies: ["GirgenCommand"], path: "Sources/Tools/girgen/Main"),
        .plugin(
            name: "Bind",
            capability: .command(
                intent: .custom(verb: "bind", description: "Writes Swift modules for GObject libraries"),
                permissions: [
                    .writeToPackageDirectory(reason: "The modules go into Sources, their list is Bindings.json")
                ]
            ),
            path: "Sources/Tools/Bind"
        ),
        .testTarget(
            name: "GirgenTests",
            dependencies: ["GirgenAnalyse", "GirgenCommand", "GirgenParse"],
            path: "Tests/Tools/GirgenTests",
            exclude: ["Fixtures"] + (hasAllTests ? [] : ["Bind"])
        ),
        // The tool of the plugins for a program's translations and packages
        .executableTarget(
            name: "gtkpackager",
            path: "Sources/Tools/gtkpackager",
            exclude: ["Hello", "HelloAdw"],
            swiftSettings: [.define("GTKPACKAGER")]
        ),
        .plugin(
            name: "Texts",
            capability: .command(
                intent: .custom(verb: "texts", description: "Extracts translatable texts, and updates the catalogs"),
                permissions: [.writeToPackageDirectory(reason: "It updates the catalogs of translations")]
            ),
            path: "Sources/Tools/Texts"
        ),
        .plugin(
            name: "Bundle",
            capability: .command(
                intent: .custom(verb: "bundle", description: "Installs a program, or writes a package of it"),
                permissions: [.writeToPackageDirectory(reason: "It writes the folder Packaging, or a package")]
            ),
            path: "Sources/Tools/Bundle"
        ),
        .plugin(
            name: "Dev",
            capability: .command(
                intent: .custom(verb: "dev", description: "Rebuilds and restarts a program on changes")
            ),
            path: "Sources/Tools/Dev"
        ),
        .plugin(
            name: "Start",
            capability: .command(intent: .custom(verb: "start", description: "Creates the package of a new program")),
            path: "Sources/Tools/Start"
        ),
        // The program that `swift package start` copies, which is also a separate package. Tests of
        // CombineAdw compile the files that differ with libadwaita.
        .target(
            name: "HelloModel",
            dependencies: ["CombineModel"],
            path: "Sources/Tools/gtkpackager/Hello/Sources/HelloModel"
        ),
        .executableTarget(
            name: "Hello",
            dependencies: ["CombineGtk", "HelloModel"],
            path: "Sources/Tools/gtkpackager/Hello/Sources/Hello",
            exclude: ["de.po"],
            resources: [.embedInCode("de.mo")]
        ),
        // The benchmarks can't be a separate package, because some of them measure types that only this package can use.
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CGtk", "Combine", "CombineGtk"],
            path: "Sources/Tools/Benchmarks",
            exclude: ["compare-combine", "measure-editor"],
            resources: [.embedInCode("FirstFrame.c")]
        ),

        // Samples. They aren't products, because packages that depend on this one couldn't use the names of its
        // products. `swift run` finds them.
        .target(
            name: "SampleResources",
            dependencies: ["CombineGtk"],
            path: "Resources",
            exclude: ["icon.svg", "Screenshots"],
            resources: [
                .embedInCode("counter-window.ui"),
                .embedInCode("name-form-window.ui"),
                .embedInCode("style.css"),
                .embedInCode("icon.png"),
            ]
        ),
        .executableTarget(
            name: "Counter",
            dependencies: ["CombineGtk", "CombineGtkBroadway", "SampleResources"],
            path: "Sources/Samples/Counter"
        ),
        .executableTarget(
            name: "NameForm",
            dependencies: ["CombineGtk", "CombineGtkBroadway", "SampleResources"],
            path: "Sources/Samples/NameForm"
        ),
        .target(name: "TodoModel", dependencies: ["CombineModel"], path: "Sources/Samples/TodoModel"),
        .executableTarget(
            name: "Todo",
            dependencies: ["CombineGtk", "CombineGtkBroadway", "SampleResources", "TodoModel"],
            path: "Sources/Samples/Todo",
            exclude: ["Packaging", "de.po"],
            resources: [.embedInCode("de.mo")]
        ),
        .executableTarget(
            name: "TodoAdw",
            dependencies: ["CombineAdw", "CombineGtkBroadway", "TodoModel"],
            path: "Sources/Samples/TodoAdw"
        ),
        // Its pages are compiled, and also embedded as strings. `PageSources` is a link to their folder.
        .executableTarget(
            name: "Gallery",
            dependencies: ["CombineGtk", "CombineGtkBroadway", "SampleResources"],
            path: "Sources/Samples/Gallery",
            resources: [.embedInCode("PageSources")]
        ),
        // The same for the widgets of libadwaita. `Frame` has links to the sources that both galleries share.
        .executableTarget(
            name: "GalleryAdw",
            dependencies: ["CombineAdw", "CombineGtkBroadway"],
            path: "Sources/Samples/GalleryAdw",
            resources: [.embedInCode("PageSources")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

if hasAllTests {
    package.targets += [
        // Tests of each generated type and function, and of the names of all types. The plugin writes their tables with girgen.
        .testTarget(
            name: "EveryTypeTests",
            dependencies: [
                "Adw", "CGtk", "Combine", "CombineAdw", "CombineGtk", "CombineGtkBroadway", "GLib", "Gtk", "GtkTesting",
                "TestSupport",
            ],
            path: "Tests/GTK/EveryTypeTests",
            plugins: ["TestTables"]
        ),
        .plugin(
            name: "TestTables",
            capability: .buildTool(),
            dependencies: ["girgen"],
            path: "Sources/Tools/TestTables"
        ),
    ]
}
if let onlyTests { package.targets.removeAll { $0.isTest && $0.name != onlyTests } }

// Debian's Swift lacks a library that tests need if they import both Testing and Foundation. The folder contains an empty one.
// With the default linker of Debian, linking the tests takes minutes.
let debianLibraries = "/usr/libexec/swift/lib/swift/linux"
let fileExists = FileManager.default.fileExists(atPath:)
if fileExists("\(debianLibraries)/libTesting.so"), !fileExists("\(debianLibraries)/lib_Testing_Foundation.so") {
    for target in package.targets where target.isTest {
        let folder = "\(Context.packageDirectory)/Tests/Support/DebianLibraries"
        target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld", "-L", folder])]
    }
}

// Before Swift 6.3, the attributes @section and @used are named @_section and @_used, and need this feature.
#if compiler(<6.3)
let modulesWithSections = [
    "Adw", "Gdk", "GdkPixbuf", "Gio", "Graphene", "Gsk", "Gtk", "GtkTesting", "Pango", "TestSupport",
]
for target in package.targets where modulesWithSections.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableExperimentalFeature("SymbolLinkageMarkers")]
}
#endif
