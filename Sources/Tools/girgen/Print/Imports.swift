// Printers depend on the model of the Swift API. The planners aren't visible to other targets.

@_exported import GirgenAnalyse
