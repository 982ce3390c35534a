import Gtk

/// A button of an alert with the answer that it stands for.
@MainActor
public struct AnsweringButton<Answer: Sendable> {
    let button: Button
    let answer: Answer
}

extension Button {
    /// Returns this button, as the one of an alert that returns a value.
    ///
    /// ```swift
    /// Button("Replace", .destructive).answering(Conflict.replace)
    /// ```
    public func answering<Answer: Sendable>(_ answer: Answer) -> AnsweringButton<Answer> {
        AnsweringButton(button: self, answer: answer)
    }
}
