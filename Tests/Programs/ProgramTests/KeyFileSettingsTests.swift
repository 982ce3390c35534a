import XCTest

@testable import CombineGtk

/// Tests of the content and the errors of settings files.
@MainActor
final class KeyFileSettingsTests: GtkTestCase {
    private func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            try? FileManager.default.removeItem(at: folder)
        }
        return folder.path
    }

    private func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

    func testStoresEveryKindOfValue() throws {
        let file = try folder() + "/settings.ini"
        let values: [String: StoredValue] = [
            "bool": .bool(true), "int": .int(-3), "long": .int(.max), "double": .double(0.1), "whole": .double(3),
            "infinite": .double(.infinity), "text": .string(" a 'b' \"c\" \\ \n\t größe; [x]=# "), "empty": .string(""),
            "none": .array([]), "ints": .array([.int(1), .int(1 << 40)]),
            "texts": .array([.string("a"), .string("b;")]),
            "nested": .array([.array([.int(1)]), .array([])]), "a key [of] = all ü": .int(1),
            "window.main.width": .int(640), "%41": .int(2),
        ]
        let settings = KeyFileSettings(file: file)
        for (key, value) in values { settings.setValue(value, forKey: key) }
        settings.flush()
        let again = KeyFileSettings(file: file)
        for (key, value) in values { XCTAssertEqual(again.value(forKey: key), value, key) }
        again.setValue(nil, forKey: "text")
        again.flush()
        XCTAssertNil(KeyFileSettings(file: file).value(forKey: "text"))
    }

    func testLargeSettings() throws {
        let file = try folder() + "/settings.ini"
        let text = String(repeating: "größe\n", count: 400_000)
        let settings = KeyFileSettings(file: file)
        settings["text"] = text
        for number in 0..<5000 { settings["number-\(number)"] = number }
        settings.flush()
        let again = KeyFileSettings(file: file)
        XCTAssertEqual(again["text"], text)
        XCTAssertEqual(again["number-4999"], 4999)
    }

    func testFileIsReadable() throws {
        let file = try folder() + "/settings.ini"
        try "# Mine\n\n[settings]\nserver='far'\npage=3\nsize=12\nodd=<1\n\n[other]\nx=1\n".write(
            toFile: file,
            atomically: true,
            encoding: .utf8
        )
        expectLog(containing: "the setting \"odd\" can't be read")
        expectLog(containing: "the setting \"odd\" can't be read")
        let settings = KeyFileSettings(file: file)
        XCTAssertEqual(settings["server"], "far")
        XCTAssertEqual(settings["size"], 12.0)
        XCTAssertNil(settings["page"] as String?)
        settings["server"] = "near"
        settings.flush()
        XCTAssertEqual(try text(file), "# Mine\n\n[settings]\nserver='near'\npage=3\nsize=12\nodd=<1\n\n[other]\nx=1\n")
    }

    func testCreatesFileOnFirstUse() throws {
        let folder = try folder()
        let settings = KeyFileSettings(file: folder + "/program/settings.ini")
        settings.flush()
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
        XCTAssertNil(settings.value(forKey: "x"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: settings.path))
    }

    func testWritesAutomatically() throws {
        let file = try folder() + "/settings.ini"
        let settings = KeyFileSettings(file: file)
        settings["x"] = 1
        settings["y"] = [true]
        wait { FileManager.default.fileExists(atPath: file) }
        XCTAssertEqual(try text(file), "[settings]\nx=1\ny=[true]\n")
    }

    func testReleasingStoreWritesChanges() throws {
        let file = try folder() + "/settings.ini"
        weak var settings: KeyFileSettings?
        do {
            let made = KeyFileSettings(file: file)
            made["x"] = 1
            settings = made
        }
        wait { settings == nil && (try? self.text(file)) == "[settings]\nx=1\n" }
    }

    func testObservesOtherProcess() throws {
        let file = try folder() + "/settings.ini"
        let (one, two) = (KeyFileSettings(file: file), KeyFileSettings(file: file))
        XCTAssertNil(one.value(forKey: "x"))
        XCTAssertNil(two.value(forKey: "x"))
        var changed: [String] = []
        let cancellable = two.changes.sink { changed.append($0) }
        one["x"] = 1
        one.flush()
        wait { changed == ["x"] }
        XCTAssertEqual(two["x"], 1)
        one.setValue(nil, forKey: "x")
        one.flush()
        wait { changed == ["x", "x"] }
        XCTAssertNil(two.value(forKey: "x"))
        cancellable.cancel()
    }

    func testKeepsUnwrittenChanges() throws {
        let file = try folder() + "/settings.ini"
        let (one, two) = (KeyFileSettings(file: file), KeyFileSettings(file: file))
        one["x"] = 1
        two["x"] = 2
        two["y"] = 3
        one.flush()
        XCTAssertEqual(two["x"], 2)
        two.flush()
        let third = KeyFileSettings(file: file)
        XCTAssertEqual(third["x"], 2)
        XCTAssertEqual(third["y"], 3)
        wait { one["x"] == 2 && one["y"] == 3 }
    }

    func testTwoProcessesKeepAllChanges() throws {
        let file = try folder() + "/settings.ini"
        let environment = ["COMBINEGTK_TEST_PROGRAM": "settings"]
        let programs = try ["a", "b"].map {
            try RunningProgram("Notebook", [file, $0, "40"], environment: environment)
        }
        for program in programs { XCTAssertEqual(program.exitCode(), 0, program.errors) }
        let settings = KeyFileSettings(file: file)
        for prefix in ["a", "b"] {
            for number in 0..<40 { XCTAssertEqual(settings["\(prefix)\(number)"], number, "\(prefix)\(number)") }
        }
        XCTAssertTrue(["a39", "b39"].contains(settings["shared"] ?? ""))
        XCTAssertEqual(programs.map(\.errors), ["", ""])
    }

    func testRenamesDamagedFile() throws {
        let folder = try folder()
        let file = folder + "/settings.ini"
        for number in 1...2 {
            try "garbage \(number)\n\u{1}".write(toFile: file, atomically: true, encoding: .utf8)
            expectLog(containing: "was damaged")
            let settings = KeyFileSettings(file: file)
            var errors: [SettingsError] = []
            let cancellable = settings.errors.sink { errors.append($0) }
            XCTAssertNil(settings.value(forKey: "x"))
            wait { errors.count == 1 }
            guard case .damaged(file, let copy?, _) = errors.first else { return XCTFail("\(errors)") }
            XCTAssertEqual(try text(copy), "garbage \(number)\n\u{1}")
            settings["x"] = number
            settings.flush()
            XCTAssertEqual(try text(file), "[settings]\nx=\(number)\n")
            cancellable.cancel()
        }
        XCTAssertTrue(FileManager.default.fileExists(atPath: file + ".damaged-2"))
    }

    func testDoesNotReplaceUnreadableFile() throws {
        // A folder has the name of the file, so reading the file fails.
        let file = try folder() + "/settings.ini"
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
        expectLog(containing: "can't be read: It isn’t a regular file.")
        expectLog(containing: "can't be written")
        let settings = KeyFileSettings(file: file)
        settings["x"] = 1
        settings.flush()
        try FileManager.default.removeItem(atPath: file)
        settings.flush()
        XCTAssertEqual(try text(file), "[settings]\nx=1\n")
    }

    func testDoesNotBlockOnPipe() throws {
        let file = try folder() + "/settings.ini"
        mkfifo(file, 0o600)
        expectLog(containing: "can't be read: It isn’t a regular file.")
        let settings = KeyFileSettings(file: file)
        XCTAssertNil(settings.value(forKey: "x"))
    }

    func testLockedFileDoesNotDelayReading() throws {
        let folder = try folder()
        let file = folder + "/settings.ini"
        try "[settings]\nx=1\n".write(toFile: file, atomically: true, encoding: .utf8)
        let lock = open(folder + "/.settings.ini.new", O_RDWR | O_CREAT, 0o600)
        flock(lock, LOCK_EX)
        let settings = KeyFileSettings(file: file)
        XCTAssertEqual(settings["x"], 1)
        close(lock)
        settings["x"] = 2
        settings.flush()
        XCTAssertEqual(try text(file), "[settings]\nx=2\n")
    }

    func testKeepsSymbolicLink() throws {
        let folder = try folder()
        try "[settings]\nx=1\n".write(toFile: folder + "/real.ini", atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/settings.ini",
            withDestinationPath: folder + "/real.ini"
        )
        let settings = KeyFileSettings(file: folder + "/settings.ini")
        settings["x"] = 2
        settings.flush()
        XCTAssertEqual(try text(folder + "/real.ini"), "[settings]\nx=2\n")
    }

    func testReportsAndRepeatsFailedWrite() throws {
        // A file has the name of the folder, so writing fails. Even the root user can't write into it.
        let folder = try folder()
        try "".write(toFile: folder + "/program", atomically: true, encoding: .utf8)
        expectLog(containing: "can't be read")
        expectLog(containing: "can't be written")
        let settings = KeyFileSettings(file: folder + "/program/settings.ini")
        var errors: [SettingsError] = []
        let cancellable = settings.errors.sink { errors.append($0) }
        settings["x"] = 1
        settings.flush()
        wait { errors.count == 2 }
        guard case .unreadable? = errors.first, case .unwritable? = errors.last else { return XCTFail("\(errors)") }
        XCTAssertEqual(settings["x"], 1)
        try FileManager.default.removeItem(atPath: folder + "/program")
        settings.flush()
        XCTAssertEqual(try text(settings.path), "[settings]\nx=1\n")
        cancellable.cancel()
    }

    func testStoresProperty() throws {
        final class Model: ObservableObject {
            @AppStorage("server") var server = "local"
        }
        let former = DefaultSettings.store
        defer { DefaultSettings.store = former }
        let file = try folder() + "/settings.ini"
        DefaultSettings.store = KeyFileSettings(file: file)
        let model = Model()
        let entry = Entry()
        entry.reactive.text <~> Bindable(model).server
        entry.text = "far"
        XCTAssertEqual(model.server, "far")
        DefaultSettings.store.flush()
        XCTAssertEqual(try text(file), "[settings]\nserver='far'\n")
        let other = KeyFileSettings(file: file)
        other["server"] = "near"
        other.flush()
        wait { model.server == "near" && entry.text == "near" }
    }

    func testSettingWithoutName() {
        assertTraps(saying: "KeyFileSettings: expected the name of a setting, found an empty string") {
            KeyFileSettings(file: "/nonexistent/settings.ini")[""] = 1
        }
        assertTraps(saying: "MemorySettings: expected the name of a setting, found an empty string") {
            MemorySettings()[""] = 1
        }
        assertTraps(saying: "@AppStorage: expected the name of a setting, found an empty string") {
            final class Model { @AppStorage("") var page = 1 }
            _ = Model().page
        }
    }
}
