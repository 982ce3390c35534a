// There is no function to call. start.c runs before the main function of the program.
