import Gtk

/// A button of an alert, with the value that the alert returns if the user chooses the button.
@MainActor
public struct AnsweringButton<Answer: Sendable> {
    let button: Button
    let answer: Answer
}

extension Button {
    /// Returns this button with an answer. The alert returns the answer if the user chooses the button.
    ///
    /// ```swift
    /// Button("Replace", .destructive).answering(Conflict.replace)
    /// ```
    public func answering<Answer: Sendable>(_ answer: Answer) -> AnsweringButton<Answer> {
        AnsweringButton(button: self, answer: answer)
    }
}
