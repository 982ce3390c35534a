// The main loop of test executables. The target has no functions for Swift.
#pragma once
