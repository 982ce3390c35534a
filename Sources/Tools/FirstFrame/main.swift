/// A program that ends when its window's first frame is drawn. The suite `start` of `Benchmarks` measures the time.

import CombineGtk
import Glibc

let application = Application(applicationID: nil)
let activation = application.activate.sink { CounterWindow(application: application).present() }
exit(application.run())
