// The numbers that are times.

/// Which numbers are times, and in what unit.
enum DurationTypes {
    struct Duration {
        let unit: DurationUnit
        /// A Boolean value that indicates whether -1 stands for no time: as long as it takes, or what is usual.
        var isOptional = false

        /// The name that a type has in place of its integer's.
        var typeName: String { "Duration.\(unit.rawValue)" + (isOptional ? "?" : "") }

        init(_ unit: DurationUnit, isOptional: Bool = false) {
            self.unit = unit
            self.isOptional = isOptional
        }

        init?(typeName: String) {
            guard typeName.hasPrefix("Duration.") else { return nil }
            isOptional = typeName.hasSuffix("?")
            let name = String(typeName.dropFirst("Duration.".count).filter { $0 != "?" })
            guard let unit = DurationUnit(rawValue: name) else { return nil }
            self.unit = unit
        }
    }

    /// The last words of names that state a unit.
    private static let units: [String: DurationUnit] = [
        "msec": .milliseconds, "msecs": .milliseconds, "us": .microseconds, "usec": .microseconds,
        "usecs": .microseconds,
    ]

    /// Times whose names don't state their unit: properties with the functions that read and set them, and parameters and
    /// results of functions, by the names that the files have for them.
    static let named: [String: Duration] = [
        "GLib.DateTime.add:timespan": Duration(.microseconds),
        "GLib.DateTime.difference:result": Duration(.microseconds),
        "GLib.DateTime.get_utc_offset:result": Duration(.microseconds),
        "Gdk.FrameClock.get_refresh_info:refresh_interval_return": Duration(.microseconds),
        "Gdk.FrameTimings.get_refresh_interval:result": Duration(.microseconds),
        "GdkPixbuf.PixbufAnimationIter.get_delay_time:result": Duration(.milliseconds, isOptional: true),
        "Gio.Application:inactivity-timeout": Duration(.milliseconds),
        "Gio.DBusProxy:g-default-timeout": Duration(.milliseconds, isOptional: true),
        "Gio.DBusProxy.get_default_timeout:result": Duration(.milliseconds, isOptional: true),
        "Gio.DatagramBased.condition_wait:timeout": Duration(.microseconds, isOptional: true),
        "Gio.DatagramBased.receive_messages:timeout": Duration(.microseconds, isOptional: true),
        "Gio.DatagramBased.send_messages:timeout": Duration(.microseconds, isOptional: true),
        "Gio.FileMonitor:rate-limit": Duration(.milliseconds),
        "Gio.Resolver:timeout": Duration(.milliseconds),
        "Gio.Socket:timeout": Duration(.seconds),
        "Gio.SocketClient:timeout": Duration(.seconds),
        "Gtk.MediaStream:duration": Duration(.microseconds),
        "Gtk.MediaStream:timestamp": Duration(.microseconds),
        "Gtk.MediaStream.seek:timestamp": Duration(.microseconds),
        "Gtk.MediaStream.stream_prepared:duration": Duration(.microseconds),
        "Gtk.MediaStream.update:timestamp": Duration(.microseconds),
        "Gtk.Revealer:transition-duration": Duration(.milliseconds),
        "Gtk.SearchEntry:search-delay": Duration(.milliseconds),
        "Gtk.Settings:gtk-cursor-blink-time": Duration(.milliseconds),
        "Gtk.Settings:gtk-cursor-blink-timeout": Duration(.seconds),
        "Gtk.Settings:gtk-double-click-time": Duration(.milliseconds),
        "Gtk.Settings:gtk-entry-password-hint-timeout": Duration(.milliseconds),
        "Gtk.Settings:gtk-keyboard-focus-visible-timeout": Duration(.seconds, isOptional: true),
        "Gtk.Settings:gtk-long-press-time": Duration(.milliseconds),
        "Gtk.Stack:transition-duration": Duration(.milliseconds),
    ]

    /// The time that a parameter's name says it is: of a signed timeout, -1 is none.
    static func duration(byName name: String, _ type: GIRType) -> Duration? {
        let words = Naming.words(name)
        guard words.count > 1, let unit = words.last.flatMap({ units[$0] }) else { return nil }
        return Duration(unit, isOptional: words[0] == "timeout" && ["gint", "gint64"].contains(type.name))
    }

    /// Returns a name without the unit at its end.
    static func withoutUnit(_ name: String) -> String {
        guard let end = name.lastIndex(of: "_"), units[String(name[name.index(after: end)...])] != nil else {
            return name
        }
        return String(name[..<end])
    }
}

extension GIRNamespace {
    /// Gives the numbers that are times the type of a time.
    mutating func typeDurations() {
        for index in compounds.indices {
            let owner = "\(name).\(compounds[index].info.name)"
            var accessors: [String: DurationTypes.Duration] = [:]
            for property in compounds[index].properties.indices {
                let info = compounds[index].properties[property].info
                guard let duration = DurationTypes.named["\(owner):\(info.name)"] else { continue }
                compounds[index].properties[property].type.name = duration.typeName
                let stem = info.name.replacing("-", with: "_")
                accessors["get_" + stem] = duration
                accessors["set_" + stem] = duration
            }
            compounds[index].methods.typeDurations(of: owner, accessors)
            compounds[index].constructors.typeDurations(of: owner, [:])
            compounds[index].functions.typeDurations(of: owner, [:])
            compounds[index].virtualMethods.typeDurations(of: owner, [:])
        }
    }
}

extension [GIRCallable] {
    fileprivate mutating func typeDurations(of owner: String, _ accessors: [String: DurationTypes.Duration]) {
        for index in indices {
            let name = "\(owner).\(self[index].info.name)"
            let accessed = accessors[self[index].info.name]
            for parameter in self[index].parameters.indices {
                let found = self[index].parameters[parameter]
                let duration =
                    accessed ?? DurationTypes.named["\(name):\(found.name)"]
                    ?? DurationTypes.duration(byName: found.name, found.type)
                if let duration { self[index].parameters[parameter].type.name = duration.typeName }
            }
            if let duration = DurationTypes.named["\(name):result"] ?? (self[index].parameters.isEmpty ? accessed : nil)
            {
                self[index].result.type.name = duration.typeName
            }
        }
    }
}
