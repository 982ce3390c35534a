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
        /// The Swift name.
        package let name: String
        package let value: Value
    }

    /// The way in which it creates its object.
    package enum Making {
        /// By setting properties, which also works for a Swift subclass. Checks precede the creation. Statements, and
        /// the setting of some properties, follow it.
        case properties(
            [Setting],
            later: [Setting],
            statements: [String],
            checks: [Check] = [],
            isOverride: Bool
        )
        /// By a C function that fills a structure.
        case structure(Call, cType: String)
        /// By a C function that initializes the memory that another function allocates.
        case room(Call, allocator: String, isOpaque: Bool)
        /// By a C function.
        case call(Call, Wrapping, isFailable: Bool, isOpaque: Bool)
    }

    /// The handling of the pointer that C returns.
    package enum Wrapping: Equatable {
        case object(Transfer)
        case structure(TypeName, Transfer)
        case record(isCopied: Bool)
    }

    /// The C function.
    package var cName: String
    package var documentation: Documentation
    package var parameters: [Parameter]
    package var preparation: Preparation?
    package var making: Making

    /// The call that makes the object, or nil if it's created by setting properties.
    package var call: Call? {
        switch making {
        case .properties: nil
        case .structure(let call, _), .room(let call, _, _), .call(let call, _, _, _): call
        }
    }
}
