import Foundation
import Gtk

/// Encrypted connections, and objects that resolve addresses.
extension HandmadeValues {
    static func addNetwork(to makers: inout Makers) {
        makers.make(Resolver.self) { _ in Resolver.default }
        makers.make((any Proxy).self) { _ in ProxyObject.default(forProtocol: "socks5") }
        makers.make((any NetworkMonitor).self) { _ in NetworkMonitorObject.default }
        makers.make((any TLSBackend).self) { _ in TLSBackendObject.default }
        makers.make(TLSCertificate.self) { _ in try TLSCertificate(pem: certificate) }
        makers.make(TLSDatabase.self) { _ in TLSBackendObject.default.defaultDatabase }
        makers.make((any TLSFileDatabase).self) { _ in
            let path = Arguments.directory + "/anchors.pem"
            try certificate.write(toFile: path, atomically: true, encoding: .utf8)
            return try TLSFileDatabaseObject.new(path)
        }
        makers.make(TLSConnection.self) { _ in try client() }
        makers.make((any TLSClientConnection).self) { _ in try client() }
        makers.make((any TLSServerConnection).self) { _ in
            try TLSServerConnectionObject.new(try stream(), certificate: try TLSCertificate(pem: certificate))
        }
        makers.make((any DTLSConnection).self) { _ in try datagramClient() }
        makers.make((any DTLSClientConnection).self) { _ in try datagramClient() }
        makers.make((any DTLSServerConnection).self) { _ in
            try DTLSServerConnectionObject.new(try datagrams(), certificate: try TLSCertificate(pem: certificate))
        }
    }

    private static func client() throws -> any TLSClientConnection {
        try TLSClientConnectionObject.new(try stream(), serverIdentity: nil)
    }

    private static func datagramClient() throws -> any DTLSClientConnection {
        try DTLSClientConnectionObject.new(try datagrams(), serverIdentity: nil)
    }

    private static func stream() throws -> IOStream {
        SimpleIOStream(inputStream: MemoryInputStream(), outputStream: MemoryOutputStream.resizable())
    }

    private static func datagrams() throws -> any DatagramBased {
        try Socket(family: .ipv4, type: .datagram, protocol: .default)
    }

    /// A self-signed certificate without a key.
    private static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBfjCCASWgAwIBAgIUGITYBsYaeW3J5AoLd2aYJh7fi2MwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA3NTcyMFoYDzIxMjYxMDI5
        MDc1NzIwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARN5sD7YnntNkQYTCjDKXI+vfVXchKjbU58uMmTr2PN6+4HSw5jgM+F
        5IlgwBFTsxq5xAFb0zBXE6C0KMN17ZBxo1MwUTAdBgNVHQ4EFgQUxVCHRuWWyUcJ
        cKiX2DMM7Y32ng4wHwYDVR0jBBgwFoAUxVCHRuWWyUcJcKiX2DMM7Y32ng4wDwYD
        VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBsugWnAKDO1/qk3FOcn9uo
        9APqWhwoPo5E8ncOu4MUagIgLInArK4EbrT+BjvwDEJ9+1LM/wrRCYa5vc2kXmGR
        +7w=
        -----END CERTIFICATE-----

        """
}
