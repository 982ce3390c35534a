// The files of the command use the declarations of all parts of the generator.

@_exported import GirgenAnalyse
