/// An initializer, or a static function that replaces one.
package struct Initializer {
    /// A property that an initializer sets.
    package struct Setting {
        package enum Value {
            case literal(String)
            case parameter(String, SwiftType)
        }

        /// The GObject name.
        package let property: String
        package let name: String
        package let value: Value
    }

    /// The approach that an initializer uses to create its object.
    package enum Making {
        /// The initializer sets properties, which also works for Swift subclasses. The checks run before the object is
        /// created. After the object is created, the properties in `later` are set, and then the statements run.
        case properties([Setting], later: [Setting], statements: [String], checks: [Check] = [], isOverride: Bool)
        /// A C function fills a structure.
        case structure(Call, cType: String)
        /// A C function initializes memory that another function allocated.
        case room(Call, allocator: String, isOpaque: Bool)
        /// A C function returns the object.
        case call(Call, Wrapping, isFailable: Bool, isOpaque: Bool)
    }

    /// The handling of the pointer that C returns.
    package enum Wrapping: Equatable {
        case object(Transfer)
        case structure(TypeName, Transfer)
        case record(isCopied: Bool)
    }

    /// The name of the C function.
    package var cName: String
    package var documentation: Documentation
    package var parameters: [Parameter]
    package var preparation: Preparation?
    package var making: Making

    /// The call that creates the object, or nil if the object is created by setting properties.
    package var call: Call? {
        switch making {
        case .properties: nil
        case .structure(let call, _), .room(let call, _, _), .call(let call, _, _, _): call
        }
    }
}
