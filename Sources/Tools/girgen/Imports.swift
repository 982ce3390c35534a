// The files of the command and the printers use the declarations of this module.

@_exported import GirgenAnalyse
