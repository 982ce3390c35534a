import Synchronization

@_spi(Reflection) import Swift

/// The addresses of an object's `@Published` properties, and of other properties with an ``AnyPublished`` wrapper.
///
/// They're read once per class from the type's metadata. A class can't customize its metadata, unlike its `Mirror`, and
/// the metadata includes the fields of superclasses, generic and resilient ones included.
struct PublishedFields {
    private struct Field: Sendable {
        let offset: Int
        let type: any AnyPublished.Type
    }

    /// The options for the fields of a class, `_EachFieldOptions.classType`. The standard library declares them as a
    /// variable, which can't be used here.
    private static var ofClass: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    private let storages: [any AnyPublishedStorage]

    /// Returns the `@Published` properties of an object, declared by its class and superclasses.
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

    /// Returns the publisher that all properties notify, or nil if there are no properties.
    func sharedPublisher() -> ObservableObjectPublisher? {
        guard let first = storages.first else { return nil }
        // If a property's wrapper was replaced, the property has no publisher, although the others have one.
        let publisher =
            storages.lazy.compactMap(\.installedPublisher).first
            ?? first.reportingPublisher(orInstall: ObservableObjectPublisher())
        for storage in storages { _ = storage.reportingPublisher(orInstall: publisher) }
        return publisher
    }
}

/// A ``Published`` of any value type, or another property wrapper that notifies its object's subscribers of changes.
package protocol AnyPublished: SendableMetatype {
    /// Returns the storage of the property at an address.
    static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage
}

extension Published: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
    }
}

/// A ``PublishedStorage`` of any value type, or the storage of another property wrapper that conforms to
/// ``AnyPublished``.
package protocol AnyPublishedStorage: AnyObject {
    /// The publisher that is notified before each change, if one is installed.
    var installedPublisher: ObservableObjectPublisher? { get }

    /// Returns the publisher that is notified before each change, after installing the given one if no publisher is installed yet.
    func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
}
