import Dispatch
import Synchronization

// Functions like those of a C library, for the examples of the page about threads of other libraries.

private let isRunning = Atomic(false)
private let calls = DispatchGroup()

func thermometer_start(
    _ callback: @escaping @convention(c) (Double, UnsafeMutableRawPointer?) -> Void,
    _ data: UnsafeMutableRawPointer?
) {
    isRunning.store(true, ordering: .relaxed)
    let address = UInt(bitPattern: data)
    DispatchQueue.global()
        .async(group: calls) {
            for celsius in [20.5, 21.0] where isRunning.load(ordering: .relaxed) {
                callback(celsius, UnsafeMutableRawPointer(bitPattern: address))
            }
        }
}

func thermometer_stop() {
    isRunning.store(false, ordering: .relaxed)
    calls.wait()
}

func thermometer_measure_offset() -> Int32 { 3 }
