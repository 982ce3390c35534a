@_exported import Cairo
