// GLib is built on Combine: its signals are publishers.
@_exported import Combine
