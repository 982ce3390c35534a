let edition = 0
