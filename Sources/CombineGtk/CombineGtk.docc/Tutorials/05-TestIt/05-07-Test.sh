apt-get install -y libxtst-dev xvfb
swift test
