sed -i '1i #!/usr/bin/env -S combinegtk run' clicks.swift
chmod +x clicks.swift
./clicks.swift
