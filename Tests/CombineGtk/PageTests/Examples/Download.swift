import CombineGtk

class Download: Object {
    let finished = OwnSignal<Int>(classHandler: Download.onFinished)
    let mayRetry = OwnReturningSignal<Void, Bool>(default: false, classHandler: Download.doMayRetry)

    func onFinished(_ bytes: Int) { print("received", bytes) }
    func doMayRetry() -> Bool { true }
}

final class QuietDownload: Download {
    override func onFinished(_ bytes: Int) {}
}
