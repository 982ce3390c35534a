import Synchronization

@_spi(Reflection) import Swift

/// The storage of an object's `@Published` properties, and of properties with other wrappers that conform to
/// ``AnyPublished``.
///
/// The offsets of the properties are read once per class from the type's metadata. Unlike a `Mirror`, metadata can't be
/// customized. Metadata includes the fields of all superclasses, even of generic or resilient superclasses.
struct PublishedFields {
    private struct Field: Sendable {
        let offset: Int
        let type: any AnyPublished.Type
    }

    /// The value of `_EachFieldOptions.classType`, which enumerates the fields of a class. The standard library
    /// declares `classType` as a mutable static variable, which concurrent code can't access in Swift 6.
    private static var ofClass: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    private let storages: [any AnyPublishedStorage]

    /// Returns the storage of the properties that an object's class and its superclasses declare.
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

    /// Returns the publisher that all properties notify, or nil if there are no properties. Installs this publisher in
    /// each property that doesn't have a publisher yet.
    func sharedPublisher() -> ObservableObjectPublisher? {
        guard let first = storages.first else { return nil }
        // A property can lack a publisher even if other properties have one, because code can replace its wrapper with
        // a new one.
        let publisher =
            storages.lazy.compactMap(\.installedPublisher).first
            ?? first.reportingPublisher(orInstall: ObservableObjectPublisher())
        for storage in storages { _ = storage.reportingPublisher(orInstall: publisher) }
        return publisher
    }
}

/// A property wrapper, such as ``Published``, that notifies its object's subscribers before each change.
package protocol AnyPublished: SendableMetatype {
    static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage
}

extension Published: AnyPublished {
    package static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
    }
}

/// The storage of a property wrapper that conforms to ``AnyPublished``, such as ``PublishedStorage``.
package protocol AnyPublishedStorage: AnyObject {
    /// The publisher that is notified before each change, or nil.
    var installedPublisher: ObservableObjectPublisher? { get }

    /// Returns the publisher that is notified before each change. If there is no such publisher yet, installs the given
    /// publisher.
    func reportingPublisher(orInstall publisher: @autoclosure () -> ObservableObjectPublisher)
        -> ObservableObjectPublisher
}
