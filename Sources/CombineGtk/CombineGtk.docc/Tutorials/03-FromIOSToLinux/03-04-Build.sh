swift build --target SignUpModel
