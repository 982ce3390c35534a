/// The names in a description that must be found in the program, with their lines.
struct InterfaceDescription {
    /// An `<object>` or a `<template>`.
    struct Mention {
        let className: String
        /// Its identifier. For a template, it's the name of its class.
        let id: String?
        let line: Int
        let isTemplate: Bool
        /// A Boolean value that indicates whether another object creates this one as a part of itself.
        let isInternalChild: Bool
    }

    /// A `<property>` of an object.
    struct Property {
        let name: String
        /// The object with the property, by its index in ``InterfaceDescription/mentions``.
        let owner: Int
        var text: String
        /// A Boolean value that indicates whether the property is bound to another one.
        let isBound: Bool
        let line: Int
    }

    /// A `<binding>`.
    struct Binding {
        let property: String
        /// The object with the property, by its index in ``InterfaceDescription/mentions``.
        let owner: Int
        let expression: Expression
        /// The identifier of the object for which the expression is evaluated, or nil if the description doesn't state
        /// it.
        let evaluatedObject: String?
        let line: Int
    }

    /// A `<signal>`.
    struct Signal {
        let name: String
        let handler: String
        /// The identifier in the attribute `object`.
        let object: String?
        let isSwapped: Bool
        let line: Int
        /// The emitter, by its index in ``InterfaceDescription/mentions``.
        let emitter: Int
    }

    /// An expression: a `<closure>`, a `<lookup>`, a `<constant>` or the identifier of an object.
    indirect enum Expression {
        case closure(Closure)
        case lookup(property: String, className: String?, of: Expression?)
        case constant(typeName: String)
        case object(id: String)
    }

    /// A `<closure>`.
    struct Closure {
        let function: String
        let typeName: String
        /// The identifier in the attribute `object`.
        let object: String?
        let isSwapped: Bool
        let line: Int
        /// The object that contains it, by its index in ``InterfaceDescription/mentions``.
        let owner: Int?
        /// The object for which the expression is evaluated, or nil if the description doesn't state it.
        let evaluatedObject: String?
        let arguments: [Expression]
    }

    /// A nested description of a list's rows.
    struct Nested {
        /// The text of the description, or nil if it's in a resource.
        let content: String?
        /// The path of the resource.
        let resource: String?
        /// The line on which it begins.
        let line: Int
    }

    /// The objects, in the order of their beginnings.
    var mentions: [Mention] = []
    var signals: [Signal] = []
    var properties: [Property] = []
    var bindings: [Binding] = []
    var closures: [Closure] = []
    var nested: [Nested] = []

    /// The template, if there is one.
    var template: Mention? { mentions.first { $0.isTemplate } }

    /// Returns the object with an identifier.
    func mention(id: String) -> Mention? {
        mentions.first { $0.id == id }
    }
}
