import CGtk
@_spi(Binding) import Gtk

/// Checks that the object that a closure returns is deallocated.
///
/// The function runs the main loop until the object is deallocated. If the time limit is exceeded, the test fails with
/// a message that contains the object's class, references and connections. If the object is a window, close or destroy
/// it in the closure.
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
    within limit: Duration = .seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ make: () throws -> AnyObject
) rethrows {
    let reference = try WeakReference(make)
    if MainContext.pump(for: limit, until: { reference.object == nil }) { return }
    guard let object = reference.object else { return }
    TestFailure.report("leaked: \(lifetimeDescription(of: object))", file: file, line: line)
}

/// Checks that a closure doesn't leak widgets, other GTK objects, signal connections or bindings.
///
/// The function runs the main loop until the number of such objects isn't greater than before the call. If the time
/// limit is exceeded, the test fails with a message that contains the numbers and classes. Some objects, such as the
/// default display and its settings, are created once and never released. If the closure creates them, they count as
/// leaks. Therefore, use such objects before the call.
///
/// ```text
/// leaked: objects 18 → 21 (Button 0 → 1, CounterWindow 1 → 3), connections 2 → 3, bindings 0 → 0
/// ```
@MainActor
public func assertNoLeaks<Result>(
    within limit: Duration = .seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Result
) rethrows {
    LiveCount.countsClasses = true
    MainContext.pumpUntilIdle()
    let before = LiveCounts()
    _ = try body()
    if MainContext.pump(for: limit, until: { before.covers() }) { return }
    TestFailure.report("leaked: \(LiveCounts().description(since: before))", file: file, line: line)
}

/// The numbers of live objects at one moment.
@MainActor
private struct LiveCounts {
    let objects = LiveCount.objects
    let connections = LiveCount.connections
    let bindings = LiveCount.bindings
    let classes = LiveCount.objectsByClass

    /// Returns a Boolean value that indicates whether the current numbers don't exceed these numbers.
    func covers() -> Bool {
        LiveCount.objects <= objects && LiveCount.connections <= connections && LiveCount.bindings <= bindings
    }

    func description(since before: Self) -> String {
        let more = classes.filter { $0.value > before.classes[$0.key, default: 0] }.sorted { $0.key < $1.key }
        let names = more.map { "\($0.key) \(before.classes[$0.key, default: 0]) → \($0.value)" }
        var text = "objects \(before.objects) → \(objects)"
        if !names.isEmpty { text += " (\(names.joined(separator: ", ")))" }
        text += ", connections \(before.connections) → \(connections), bindings \(before.bindings) → \(bindings)"
        if classes["Menu", default: 0] > before.classes["Menu", default: 0], GTKDefect.keptMenus.isPresent {
            text +=
                ". GTK itself never frees the sections of a menu that a popover shows, or the submenus of a menu bar"
        }
        return text
    }
}

@MainActor
private struct WeakReference {
    private(set) weak var object: AnyObject?

    // Not inlined, so that no temporary value of the caller retains the object.
    @inline(never)
    init(_ make: () throws -> AnyObject) rethrows { object = try make() }
}

@MainActor
private func lifetimeDescription(of object: AnyObject) -> String {
    guard let object = object as? Object else { return "\(type(of: object))" }
    let count = object.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count
    return "\(type(of: object)) (\(object.typeName)) has \(count) C references, including the one from its Swift object"
        + ", and \(object.connectionCount) connections"
}
