// The main loop of test executables. The source file has no functions for Swift.
#pragma once
