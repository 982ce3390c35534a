// Printers see the form of the Swift API. The planners that decide it aren't visible to other targets.

@_exported import GirgenAnalyse
