swift package --allow-writing-to-package-directory bundle deb --maintainer "Ada Lovelace <ada@example.org>"
apt-get install -y ./.build/bundle/groceries_1.0_*.deb
