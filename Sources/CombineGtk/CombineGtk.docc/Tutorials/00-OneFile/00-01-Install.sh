apt-get update
apt-get install -y libgtk-4-dev libgtk-4-bin libadwaita-1-dev libxtst-dev zip
.ci/release /opt/combinegtk
export PATH=/opt/combinegtk/bin:$PATH
