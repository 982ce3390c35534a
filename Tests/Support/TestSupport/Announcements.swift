import Glibc
import Synchronization

/// The messages that GTK, libadwaita and the program announce to assistive technologies. Before GTK 4.14, there are no
/// announcements.
public enum Announcements {
    private static let recorder = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Calls a function for each announced message, until you pass nil.
    public static func record(_ function: (@Sendable (String) -> Void)?) {
        recorder.withLock { $0 = function }
    }

    fileprivate static func add(_ message: String) {
        recorder.withLock { $0 }?(message)
    }
}

/// The dynamic linker prefers this function to the one in GTK, which has the same name.
@_cdecl("gtk_accessible_announce")
public func announce(_ accessible: OpaquePointer?, _ message: UnsafePointer<CChar>, _ priority: Int32) {
    typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int32) -> Void
    // RTLD_NEXT, a macro that Swift can't import
    if let original = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "gtk_accessible_announce") {
        // The C function has this type.
        unsafeBitCast(original, to: Function.self)(accessible, message, priority)
    }
    Announcements.add(String(cString: message))
}
