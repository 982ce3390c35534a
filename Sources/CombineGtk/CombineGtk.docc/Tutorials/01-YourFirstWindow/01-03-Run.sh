apt-get install -y libgtk-4-dev
swift run
