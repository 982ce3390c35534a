// The command uses all parts of the generator.

@_exported import GirgenAnalyse
@_exported import GirgenPrint
