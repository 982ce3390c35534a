/// The state machine of a two-way binding. It stores the last values of the property and the model, and determines the
/// next step.
///
/// The state machine has no reference to the property or the model. The binding reports events to the state machine and
/// performs the steps that it returns.
///
/// | in | event | then | action |
/// |---|---|---|---|
/// | synced, refused, offering, absent | the model sends a value that differs from its last value | settingProperty | set the property |
/// | refused, absent | the model sends its last value | settingProperty | set the property |
/// | refused | the model reports the value that it accepted earlier | refused | — |
/// | settingProperty | the property is set | as before, or synced | offer the current value if the program changed it meanwhile |
/// | synced, refused, offering | the property changes to the model's value | synced | — |
/// | synced, refused, offering | the property changes to another value | offering | offer it |
/// | offering | the model accepts the value | as before | set the property if the model changed the value |
/// | offering | the model rejects the value | refused | show the error |
/// | synced | the user has finished typing a text that the model converted to another one | settingProperty | set the property |
/// | settingProperty | the property changes | — | none, because GTK only reacts to the value that is being set |
/// | any | the model becomes absent | absent | — |
/// | any | the model or the property ends | ended | — |
///
/// While the phase is settingProperty or offering, the program's code runs and can cause further events. After such a
/// nested event is handled, the phase in which the event occurred is restored.
//
// The functions are inlined for the same reason as those of `TwoWayBinding`.
@usableFromInline
struct TwoWayState<Value: Equatable> {
    @usableFromInline
    enum Phase: Equatable {
        /// The property has the model's value, or the value to which GTK adjusted it.
        case synced
        /// The property is being set to the model's value.
        case settingProperty
        /// The model is being set to the property's value.
        case offering
        /// The property has a value that the model rejected.
        case refused
        /// The model has no value, for example because it's a property of an optional that is nil.
        case absent
        case ended
    }

    @usableFromInline var phase = Phase.synced
    /// The model's value, converted to the type of the property.
    @usableFromInline var model: Value?
    /// The value of the property when it was last read.
    @usableFromInline var shown: Value?
    /// A Boolean value that indicates whether the model still has to publish the last value that it accepted.
    ///
    /// An observed property publishes the accepted value in the next frame. If the model has rejected a later value by
    /// then, the widget still shows the rejected value, and the published value must not replace it.
    @usableFromInline var awaitsReport = false

    @inlinable
    init() {}

    // MARK: From the model

    /// Handles a value that the model sent. Returns the value for the property, or nil if the property doesn't change.
    @inlinable
    mutating func modelSent(_ value: Value) -> Value? {
        let isReport = awaitsReport && value == model
        awaitsReport = false
        switch phase {
        case .ended: return nil
        case .synced, .settingProperty, .offering: if value == model { return nil }
        // This value only confirms that the model accepted an earlier value, so the rejected value stays visible.
        case .refused where isReport: return nil
        case .refused, .absent: phase = .synced
        }
        model = value
        return value
    }

    /// Prepares for setting the property. Returns the phase to restore afterwards.
    @inlinable
    mutating func willSetProperty() -> Phase {
        defer { phase = .settingProperty }
        return phase
    }

    /// Updates the state after the property was set. Returns a value for the model, or nil if the model doesn't change.
    ///
    /// - Parameters:
    ///   - found: The current value of the property.
    ///   - byProgram: A Boolean value that indicates whether the program's code changed the property in the meantime.
    ///     Limits that GTK applies don't count.
    @inlinable
    mutating func didSetProperty(found: Value, byProgram: Bool, returningTo outer: Phase) -> Value? {
        if phase == .ended { return nil }
        if phase == .settingProperty { phase = outer }
        if byProgram, found != model { return propertyChanged(to: found) }
        shown = found
        return nil
    }

    // MARK: From the property

    /// Starts with the initial value of the property, which isn't sent to the model.
    @inlinable
    mutating func begin(with value: Value) { shown = value }

    /// Handles a change of the property. Returns the value for the model, or nil if the model doesn't change.
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

    /// Prepares for setting the model. Returns the phase to restore afterwards.
    ///
    /// - Parameter accepted: The value that the model will have if it accepts the offer, converted to the type of the
    ///   property.
    @inlinable
    mutating func willOffer(accepted: Value) -> Phase {
        model = accepted
        awaitsReport = true
        defer { phase = .offering }
        return phase == .refused ? .synced : phase
    }

    /// Updates the state after the model accepted a value. Returns a value for the property, or nil if the property
    /// doesn't change.
    ///
    /// - Parameter taken: The current value of the model.
    @inlinable
    mutating func didOffer(accepted: Value, taken: Value, returningTo outer: Phase) -> Value? {
        if phase == .ended { return nil }
        if phase == .offering { phase = outer }
        // The property doesn't change if the model accepted the value unchanged or has already sent another value.
        guard model == accepted, taken != accepted else { return nil }
        let awaitsReport = self.awaitsReport
        defer { self.awaitsReport = awaitsReport }
        return modelSent(taken)
    }

    /// Handles the end of an edit. Returns the value for the property, or nil if the property doesn't change.
    @inlinable
    mutating func editingEnded() -> Value? { phase == .synced && shown != model ? model : nil }

    /// Updates the state after the model rejected a value.
    @inlinable
    mutating func modelRefused() {
        if phase != .ended { phase = .refused }
    }

    // MARK: Ends

    /// Updates the state after the model became absent.
    @inlinable
    mutating func modelBecameAbsent() {
        if phase == .ended { return }
        phase = .absent
        model = nil
        awaitsReport = false
    }

    @inlinable
    mutating func end() { phase = .ended }
}
