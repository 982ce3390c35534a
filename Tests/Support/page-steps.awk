# Writes the Swift blocks and the command blocks of a page into a folder: awk -v folder=FOLDER -f page-steps.awk PAGE. Prints a line for
# each block, in order. The line contains the path of the written file and, for Swift, the file name in the text before the block.
/^```swift$/ { block = sprintf("%s/%02d.swift", folder, ++number); print block, file; next }
/^```sh$/ { block = sprintf("%s/%02d.sh", folder, ++number); print block; next }
/^```/ { close(block); block = ""; next }
block != "" { print > block; next }
match($0, /`[A-Za-z\/]+\.swift`/) { file = substr($0, RSTART + 1, RLENGTH - 2) }
