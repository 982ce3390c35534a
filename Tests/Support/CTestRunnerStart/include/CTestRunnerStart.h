// Nothing to call: start.c runs before the program's main function.
