// The printers use the model of the Swift API, which this module declares.

@_exported import GirgenAnalyse
