// The command depends on all parts of the generator.

@_exported import GirgenAnalyse
@_exported import GirgenPrint
