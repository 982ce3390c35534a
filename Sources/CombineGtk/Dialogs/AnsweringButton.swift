import Gtk

/// A button of an alert, with its answer.
@MainActor
public struct AnsweringButton<Answer: Sendable> {
    let button: Button
    let answer: Answer
}

extension Button {
    /// Returns this button with an answer, for an alert that returns a value.
    ///
    /// ```swift
    /// Button("Replace", .destructive).answering(Conflict.replace)
    /// ```
    public func answering<Answer: Sendable>(_ answer: Answer) -> AnsweringButton<Answer> {
        AnsweringButton(button: self, answer: answer)
    }
}
