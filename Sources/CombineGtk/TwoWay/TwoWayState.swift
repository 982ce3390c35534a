/// The state of a two-way binding: the known values of its property and its model, and the next step.
///
/// It depends on neither the property nor the model: the binding reports events to it and performs its decisions.
///
/// | in | event | then | action |
/// |---|---|---|---|
/// | synced, refused, offering, absent | the model sends a value other than its last | settingProperty | set the property |
/// | refused, absent | the model sends its last value | settingProperty | set the property |
/// | refused | the model reports the value that it accepted earlier | refused | — |
/// | settingProperty | the property is set | as before, or synced | offer the current value if the program changed it meanwhile |
/// | synced, refused, offering | the property changes to the model's value | synced | — |
/// | synced, refused, offering | the property changes to another value | offering | offer it |
/// | offering | the model accepts the value | as before | set the property if the model changed the value |
/// | offering | the model rejects the value | refused | show the error |
/// | synced | the user has finished typing a text that the model converted to another one | settingProperty | set the property |
/// | settingProperty | the property changes | — | the reaction of GTK to the value that is being set isn't new to the model |
/// | any | the model becomes absent | absent | — |
/// | any | the model or the property ends | ended | — |
///
/// The work in settingProperty and offering runs the program's code, which can cause any of the events. Events nest,
/// and each returns to the phase in which it occurred.
//
// Inlined, like `TwoWayBinding`, so that the compiler of the client knows the type of the value.
@usableFromInline
struct TwoWayState<Value: Equatable> {
    @usableFromInline
    enum Phase: Equatable {
        /// The property shows the model's value, or the value to which GTK adjusted it.
        case synced
        /// The property is being set to the model's value.
        case settingProperty
        /// The model is taking the property's value.
        case offering
        /// The property shows a value that the model refused.
        case refused
        /// There is currently no model.
        case absent
        /// The binding has ended.
        case ended
    }

    @usableFromInline var phase = Phase.synced
    /// The model's value in the form of the property.
    @usableFromInline var model: Value?
    /// The property's value when it was last read.
    @usableFromInline var shown: Value?
    /// A Boolean value that indicates whether the model hasn't reported the value that it last accepted.
    ///
    /// An observed property reports it at the next frame. A later value may have been rejected by then.
    @usableFromInline var awaitsReport = false

    @inlinable
    init() {}

    // MARK: From the model

    /// Handles a value that the model sends. Returns the value to set the property to, if any.
    @inlinable
    mutating func modelSent(_ value: Value) -> Value? {
        let isReport = awaitsReport && value == model
        awaitsReport = false
        switch phase {
        case .ended: return nil
        case .synced, .settingProperty, .offering: if value == model { return nil }
        // The value that the model itself sends is new if another one is shown, even if it equals the last one.
        case .refused where isReport: return nil
        case .refused, .absent: phase = .synced
        }
        model = value
        return value
    }

    /// Prepares for setting the property. Returns the phase to return to.
    @inlinable
    mutating func willSetProperty() -> Phase {
        defer { phase = .settingProperty }
        return phase
    }

    /// Handles that the property was set. Returns the value to offer to the model, if any.
    ///
    /// - Parameters:
    ///   - found: The current value of the property.
    ///   - byProgram: A Boolean value that indicates whether the program's code changed the property while it was set,
    ///     and not only GTK, which fits values to limits.
    @inlinable
    mutating func didSetProperty(found: Value, byProgram: Bool, returningTo outer: Phase) -> Value? {
        if phase == .ended { return nil }
        if phase == .settingProperty { phase = outer }
        if byProgram, found != model { return propertyChanged(to: found) }
        shown = found
        return nil
    }

    // MARK: From the property

    /// Starts to follow the property at the given value, which isn't new.
    @inlinable
    mutating func begin(with value: Value) {
        shown = value
    }

    /// Handles a change of the property. Returns the value to offer to the model, if any.
    @inlinable
    mutating func propertyChanged(to value: Value) -> Value? {
        switch phase {
        case .ended, .absent, .settingProperty: return nil
        case .synced, .offering, .refused: break
        }
        if value == shown { return nil }
        shown = value
        if value != model { return value }
        if phase == .refused { phase = .synced }
        return nil
    }

    /// Prepares for offering a value to the model. Returns the phase to return to.
    ///
    /// - Parameter accepted: The value as the model would return it.
    @inlinable
    mutating func willOffer(accepted: Value) -> Phase {
        model = accepted
        awaitsReport = true
        defer { phase = .offering }
        return phase == .refused ? .synced : phase
    }

    /// Handles that the model accepted a value. Returns the value to set the property to, if any.
    ///
    /// - Parameter taken: The current value of the model.
    @inlinable
    mutating func didOffer(accepted: Value, taken: Value, returningTo outer: Phase) -> Value? {
        if phase == .ended { return nil }
        if phase == .offering { phase = outer }
        // Unless the model has already sent that value, or a later one.
        guard model == accepted, taken != accepted else { return nil }
        let awaitsReport = self.awaitsReport
        defer { self.awaitsReport = awaitsReport }
        return modelSent(taken)
    }

    /// Handles the end of typing. Returns the value to set the property to, if the model accepted another one.
    @inlinable
    mutating func editingEnded() -> Value? {
        phase == .synced && shown != model ? model : nil
    }

    /// Handles that the model rejected a value.
    @inlinable
    mutating func modelRefused() {
        if phase != .ended { phase = .refused }
    }

    // MARK: Ends

    /// Handles that there is currently no model.
    @inlinable
    mutating func modelBecameAbsent() {
        if phase == .ended { return }
        phase = .absent
        model = nil
        awaitsReport = false
    }

    /// The binding has ended.
    @inlinable
    mutating func end() {
        phase = .ended
    }
}
