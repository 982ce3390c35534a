/// An initializer that calls or replaces a C function.
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

    /// The way in which an initializer creates its object.
    package enum Making {
        /// The initializer creates the object with properties, which also works for Swift subclasses. Before, it runs
        /// the checks. Afterward, it sets the properties in `later` and runs the statements.
        case properties([Setting], later: [Setting], statements: [String], checks: [Check] = [], isOverride: Bool)
        /// A C function fills a structure.
        case structure(Call, cType: String)
        /// A C function initializes memory that another function allocated.
        case room(Call, allocator: String, isOpaque: Bool)
        /// A C function returns the object.
        case call(Call, Wrapping, isFailable: Bool, isOpaque: Bool)
    }

    /// The way in which the initializer turns the pointer that C returns into an object.
    package enum Wrapping: Equatable {
        case object(Transfer)
        case structure(TypeName, Transfer)
        case record(isCopied: Bool)
    }

    package var cName: String
    package var documentation: Documentation
    package var parameters: [Parameter]
    package var preparation: Preparation?
    package var making: Making

    /// The C call that creates the object. It's nil if the initializer creates the object with properties.
    package var call: Call? {
        switch making {
        case .properties: nil
        case .structure(let call, _), .room(let call, _, _), .call(let call, _, _, _): call
        }
    }
}
