/// An object whose properties keep their values when `swift package dev` restarts the program.
///
/// `swift package dev` always restores the sizes, pages and text of windows. To keep the properties of a view model as
/// well, conform to this protocol:
///
/// ```swift
/// extension NotesViewModel: StateRestoring {
///     var restoredProperties: [RestoredProperty] {
///         [RestoredProperty("draft", of: self, \.draft), RestoredProperty("page", of: self, \.page)]
///     }
/// }
/// ```
///
/// - The object must be stored in a property of a window, a widget, the `GtkApp`, or another object that conforms to
///   this protocol. The property can be an `@ObservedObject`, a `@StateObject` or a `@Bindable`.
/// - The properties are set after the program has created its windows, and before the windows restore their own state.
/// - A release build declares this protocol, but never reads or sets the properties.
///
/// To keep a value when the user starts the program again, use ``AppStorage``. Corresponds to `UIStateRestoring` in
/// UIKit.
@MainActor
public protocol StateRestoring: AnyObject {
    /// The properties that keep their values.
    var restoredProperties: [RestoredProperty] { get }
}

/// A property that keeps its value when `swift package dev` restarts the program.
@MainActor
public struct RestoredProperty {
    /// The name of the property, which must be unique within the object.
    package let name: String
    private let read: () -> StoredValue?
    private let write: (StoredValue) -> Void

    /// Creates a description of a property.
    ///
    /// - Parameters:
    ///   - name: The name of the property, which must be unique within the object.
    ///   - object: The object that has the property. The description retains the object.
    ///   - keyPath: The key path of the property.
    public init<Root: AnyObject, Value: AppStorageValue>(
        _ name: String,
        of object: Root,
        _ keyPath: ReferenceWritableKeyPath<Root, Value>
    ) {
        self.name = name
        read = { object[keyPath: keyPath].storedValue }
        write = { stored in
            if let value = Value(storedValue: stored) { object[keyPath: keyPath] = value }
        }
    }

    /// The stored form of the property's value. If you set a stored form of a different type, the property keeps its
    /// value.
    package var storedValue: StoredValue? {
        get { read() }
        nonmutating set {
            if let newValue { write(newValue) }
        }
    }
}
