swift package --allow-writing-to-package-directory bundle check
