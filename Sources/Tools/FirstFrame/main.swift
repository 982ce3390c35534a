/// A program that exits when the first frame of its window is drawn. The suite `start` of `Benchmarks` measures the
/// time until then.

import CombineGtk
import Glibc

let application = Application(applicationID: nil)
let activation = application.activate.sink { CounterWindow(application: application).present() }
exit(application.run())
