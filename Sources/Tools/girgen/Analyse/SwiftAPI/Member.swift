/// A member of a Swift type to print.
package enum Member {
    case property(Property)
    case computed(ComputedProperty)
    case function(Function)
    case initializer(Initializer)
    case signal(Signal)

    /// A designated initializer must be in the body of the class.
    package var isDesignated: Bool {
        if case .initializer(let initializer) = self, case .properties = initializer.making { true } else { false }
    }
}
