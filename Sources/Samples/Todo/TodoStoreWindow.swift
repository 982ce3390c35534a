import CombineGtk
import TodoModel

/// A window with the todos of a store. The two versions of the sample share this file.
protocol TodoStoreWindow: ApplicationWindow {
    var store: TodoStore { get }
}

extension TodoStoreWindow {
    /// Shows the errors of the store, and saves the todos before the window is closed.
    func keepTodos() {
        mapSignal.first().sink(on: self) { window in window.followProblems() }
        closeRequest.connect(on: self) { window in window.isKeptOpen() }
        let isUnsaved = store.$problem.map { $0?.isAboutSaving == true }
        inhibitLogout(when: isUnsaved, because: String(localized: "Your todos aren’t saved"))
    }

    /// Shows an error in the active window if a file can't be opened. Errors that occur while saving are shown in a
    /// ``TodoSaveBanner`` instead.
    private func followProblems() {
        store.$problem.removeDuplicates().compactMap { $0 }.filter { !$0.isAboutSaving && !$0.isReadOnly }.sink(
            on: self
        ) {
            window,
            problem in
            let first = window.application?.windows.first
            if first == nil || first === window { await window.presentError(problem, offeringRetry: false) }
        }
    }

    /// Saves the todos if this is the last window of the store. If saving fails, asks the user what to do. Returns true
    /// to keep the window open.
    private func isKeptOpen() -> Bool {
        let windows = application?.windows ?? []
        let isLast = !windows.contains { $0 !== self && ($0 as? any TodoStoreWindow)?.store === store }
        if !isLast { return false }
        do {
            try store.saveAtEnd()
            return false
        } catch {
            Task { [weak self] in await self?.askAboutClosing(error) }
            return true
        }
    }

    private func askAboutClosing(_ problem: DocumentProblem) async {
        let words = ErrorPresentation(problem)
        let answer = await alert(words.title, message: words.message) {
            Button(String(localized: "Cancel"), .cancel)
            Button(String(localized: "Close without Saving"), .destructive)
            Button(String(localized: "Try Again"), .suggested)
        }
        switch answer {
        case .destructive: destroy()
        case .suggested: close()
        default: break
        }
    }
}
