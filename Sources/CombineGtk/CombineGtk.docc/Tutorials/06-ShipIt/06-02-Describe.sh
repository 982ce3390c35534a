swift run Groceries --version
swift run Groceries --help
