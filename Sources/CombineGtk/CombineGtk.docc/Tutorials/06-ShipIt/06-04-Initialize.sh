apt-get install -y appstream desktop-file-utils gettext
swift package --allow-writing-to-package-directory bundle init
