/// A function that combines the results of a signal's handlers. It corresponds to a `GSignalAccumulator`.
public struct SignalAccumulator<Result> {
    /// A closure that combines the result of a handler with the current result. It returns true if the next handler
    /// should run.
    let accumulate: @MainActor (_ result: inout Result, _ handlers: Result) -> Bool

    /// An accumulator that returns the result of the last handler.
    public static var last: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return true
        }
    }

    /// An accumulator that returns the result of the first handler. No other handlers run.
    /// `g_signal_accumulator_first_wins`.
    public static var first: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return false
        }
    }

    /// Returns an accumulator that combines the result of each handler with the current result. The initial result is
    /// the signal's default result. All handlers run.
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
    /// An accumulator for handlers that return true if they have handled the event. After a handler returns true, later
    /// handlers don't run and the result is true. `g_signal_accumulator_true_handled`.
    public static var firstHandled: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return !$1
        }
    }

    /// An accumulator whose result is true if all handlers return true. After a handler returns false, later handlers
    /// don't run.
    public static var all: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return $1
        }
    }
}
