let edition = 0

func atStart() {}
