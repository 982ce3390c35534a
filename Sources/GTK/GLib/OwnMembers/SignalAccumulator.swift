/// What the results of a signal's handlers make together, `GSignalAccumulator`.
public struct SignalAccumulator<Result> {
    /// Joins a handler's result to that of those before; returns whether the next handler is to run.
    let accumulate: @MainActor (_ result: inout Result, _ handlers: Result) -> Bool

    /// The last handler's result.
    public static var last: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return true
        }
    }

    /// The first handler's result; no other runs. `g_signal_accumulator_first_wins`.
    public static var first: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return false
        }
    }

    /// What a function makes of the result so far, at first the signal's own, and each handler's. All handlers run.
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
    /// `true` as soon as a handler says so, as event handlers do; those after it do not run.
    /// `g_signal_accumulator_true_handled`.
    public static var firstHandled: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return !$1
        }
    }

    /// `true` unless a handler says otherwise; those after it do not run.
    public static var all: SignalAccumulator {
        SignalAccumulator {
            $0 = $1
            return $1
        }
    }
}
