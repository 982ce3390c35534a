import CGtk
@_spi(Binding) import GLib

extension InetAddress {
    /// Creates an address from its bytes in network order. `g_inet_address_new_from_bytes`.
    ///
    /// - Parameters:
    ///   - bytes: Four bytes for an IPv4 address, or sixteen bytes for an IPv6 address. The initializer traps if the
    ///     count is different.
    ///   - family: The address family, which must be `.ipv4` or `.ipv6`. The initializer traps if it's different.
    public convenience init(bytes: [UInt8], family: SocketFamily) {
        let function: StaticString = "g_inet_address_new_from_bytes"
        Self.requireWrapperClass(for: function)
        switch family {
        case .ipv4: requireCount(bytes.count, 4, "g_inet_address_new_from_bytes: bytes")
        case .ipv6: requireCount(bytes.count, 16, "g_inet_address_new_from_bytes: bytes")
        default: fatalError("\(function): expected the family ipv4 or ipv6, found \(family)")
        }
        let returned = g_inet_address_new_from_bytes(bytes, GSocketFamily(rawValue: UInt32(family.rawValue)))
        self.init(wrapping: requiredPointer(returned, function), transfer: .full)
    }
}
