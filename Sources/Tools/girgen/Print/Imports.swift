// The printers use the model of the Swift API. Other targets can't access the planners.

@_exported import GirgenAnalyse
