import CGtk

/// An argument of a signal that a Swift class declares. If the event is a tuple, the argument is an element of the
/// tuple. Otherwise, the argument is the whole event.
@MainActor
class AnySignalArgument {
    let type: GType
    fileprivate let offset: Int

    fileprivate init(type: GType, offset: Int) {
        self.type = type
        self.offset = offset
    }

    func store(_ event: UnsafeRawPointer, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {}

    func initialize(_ event: UnsafeMutableRawPointer, from value: UnsafePointer<GValue>) throws(ValueError) {}

    static func all<Output>(of type: Output.Type) -> [AnySignalArgument] {
        guard let elements = FieldReflection.elements(of: type) else { return [make(type, offset: 0)] }
        return elements.map { make($0.type, offset: $0.offset) }
    }

    private static func make<Content>(_ type: Content.Type, offset: Int) -> AnySignalArgument {
        SignalArgument<Content>(ValueConversion.make(), offset: offset)
    }
}

private final class SignalArgument<Content>: AnySignalArgument {
    private let conversion: ValueConversion<Content>

    init(_ conversion: ValueConversion<Content>, offset: Int) {
        self.conversion = conversion
        super.init(type: conversion.type, offset: offset)
    }

    override func store(_ event: UnsafeRawPointer, in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        try conversion.store((event + offset).assumingMemoryBound(to: Content.self).pointee, in: value)
    }

    override func initialize(_ event: UnsafeMutableRawPointer, from value: UnsafePointer<GValue>) throws(ValueError) {
        let content = try conversion.load(from: value)
        (event + offset).initializeMemory(as: Content.self, to: content)
    }
}
