import CGtk
import Gtk
import XCTest

/// Checks that an object is gone once nobody needs it.
///
/// Runs the main loop until the object that the closure returns is freed; fails the test, naming its class, its
/// references and connections, if it is not by then. For a window, close or destroy it in the closure.
///
/// ```swift
/// assertFreed {
///     let window = CounterWindow()
///     window.present()
///     window.destroy()
///     return window
/// }
/// ```
@MainActor
public func assertFreed(
    within limit: Duration = .seconds(2),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: () throws -> AnyObject
) rethrows {
    let reference = try WeakReference(make)
    if MainContext.pump(for: limit, until: { reference.object == nil }) { return }
    guard let object = reference.object else { return }
    XCTFail("leaked: \(lifetimeDescription(of: object))", file: file, line: line)
}

/// Checks that a piece of code leaves no widget, no other object of GTK's, no connection to a signal and no binding behind.
///
/// Runs the main loop until there are no more than before; fails the test with the numbers if there still are by then.
/// What is made once and kept, as the default display and its settings are, counts too: use it once before.
@MainActor
public func assertNoLeaks<Result>(
    within limit: Duration = .seconds(2),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Result
) rethrows {
    MainContext.pumpUntilIdle()
    let objects = LiveCount.objects
    let connections = LiveCount.connections
    let bindings = LiveCount.bindings
    _ = try body()
    let isClean = MainContext.pump(for: limit) {
        LiveCount.objects <= objects && LiveCount.connections <= connections && LiveCount.bindings <= bindings
    }
    if isClean { return }
    let message =
        "leaked: objects \(objects) → \(LiveCount.objects), connections \(connections) → "
        + "\(LiveCount.connections), bindings \(bindings) → \(LiveCount.bindings)"
    XCTFail(message, file: file, line: line)
}

/// Holds an object as long as it is made, and no longer.
@MainActor
private struct WeakReference {
    private(set) weak var object: AnyObject?

    // Never inlined, so that no temporary of the caller's keeps the object.
    @inline(never)
    init(_ make: () throws -> AnyObject) rethrows {
        object = try make()
    }
}

@MainActor
private func lifetimeDescription(of object: AnyObject) -> String {
    guard let object = object as? Object else { return "\(type(of: object))" }
    let count = object.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count
    return "\(type(of: object)) (\(object.typeName)) has \(count) C references, one of them its Swift object's, and "
        + "\(object.connectionCount) connections"
}
