apt-get install -y flatpak-builder
swift package --allow-writing-to-package-directory bundle flatpak
flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
flatpak-builder --user --install --install-deps-from=flathub --force-clean .build/bundle/flatpak \
    .build/bundle/org.example.Groceries/org.example.Groceries.json
