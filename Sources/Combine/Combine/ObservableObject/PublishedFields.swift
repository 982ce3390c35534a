import Synchronization

@_spi(Reflection) import Swift

/// Where an object keeps its `@Published` properties, and others that ``AnyPublished`` is for.
///
/// Read from the type's metadata, which a class cannot customise as it can its `Mirror`, and which also knows the
/// superclasses' fields, generic and resilient ones included. Read once a class.
struct PublishedFields {
    private struct Field: Sendable {
        let offset: Int
        let type: any AnyPublished.Type
    }

    /// `_EachFieldOptions.classType`, which the standard library declares as a variable and so bars from use here.
    private static var ofClass: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    private let storages: [any AnyPublishedStorage]

    /// The `@Published` properties of an object, declared by its class and superclasses.
    static func of(_ object: AnyObject) -> PublishedFields {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let storages = fields(of: type(of: object)).map { field in
            field.type.storage(at: start + field.offset)
        }
        return withExtendedLifetime(object) { PublishedFields(storages: storages) }
    }

    private static func fields(of type: AnyClass) -> [Field] {
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) { return fields }
        var fields: [Field] = []
        _forEachField(of: type, options: Self.ofClass) { _, offset, fieldType, _ in
            if let published = fieldType as? any AnyPublished.Type {
                fields.append(Field(offset: offset, type: published))
            }
            return true
        }
        known.withLock { [fields] in $0[key] = fields }
        return fields
    }

    /// Returns the publisher that all properties report to, or nil if there are no properties.
    func sharedPublisher() -> ObservableObjectPublisher? {
        guard let first = storages.first else { return nil }
        // A property whose wrapper was replaced has no publisher, though the others have.
        let publisher =
            storages.lazy.compactMap(\.installedPublisher).first
            ?? first.reportingPublisher(orInstall: ObservableObjectPublisher())
        for storage in storages { _ = storage.reportingPublisher(orInstall: publisher) }
        return publisher
    }
}

/// A ``Published`` of some type, or another property wrapper that tells its object's subscribers of changes.
package protocol AnyPublished: SendableMetatype {
    /// The storage of the property at an address.
    static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage
}

extension Published: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
    }
}

/// A ``PublishedStorage`` of some type, or what another such wrapper keeps its value in.
package protocol AnyPublishedStorage: AnyObject {
    /// The publisher that is told before each change, if one is installed.
    var installedPublisher: ObservableObjectPublisher? { get }

    /// The publisher told before each change: the one there is, or else this one from now on.
    func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
}
