/// A function that combines the results of a signal's handlers. `GSignalAccumulator`.
public struct SignalAccumulator<Result> {
    /// A closure that combines a handler's result with those of the previous handlers. It returns true if the next
    /// handler should run.
    let accumulate: @MainActor (_ result: inout Result, _ handlers: Result) -> Bool

    /// The last handler's result.
    public static var last: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return true
        }
    }

    /// The first handler's result. No other handlers run. `g_signal_accumulator_first_wins`.
    public static var first: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return false
        }
    }

    /// Combines each handler's result with the current result, which is initially the default result. All handlers run.
    public static func combining(
        _ combine: @escaping @MainActor (_ result: Result, _ handlers: Result) -> Result
    ) -> SignalAccumulator {
        SignalAccumulator {
            $0 = combine($0, $1)
            return true
        }
    }
}

extension SignalAccumulator where Result == Bool {
    /// The result is `true` if a handler returns `true`, as for event handlers. Later handlers don't run.
    /// `g_signal_accumulator_true_handled`.
    public static var firstHandled: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return !$1
        }
    }

    /// The result is `false` if a handler returns `false`. Later handlers don't run.
    public static var all: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return $1
        }
    }
}
