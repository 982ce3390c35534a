import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of C errors that are caught by their code.
@MainActor
final class GLibErrorCodeTests: GtkTestCase {
    private func fail(_ error: any Error) throws { throw error }

    private func failTyped(_ error: GLibError) throws(GLibError) { throw error }

    /// Returns the name of the `catch` clause that an error matches.
    private func caught(_ error: any Error) -> String {
        do {
            try fail(error)
            return "nothing"
        } catch IOErrorEnum.notFound {
            return "not found"
        } catch IOErrorEnum.cancelled, KeyFileError.notFound {
            return "cancelled or key file not found"
        } catch let error as GLibError where error.matches(FileError.acces) {
            return "forbidden"
        } catch {
            return "another"
        }
    }

    func testAnErrorFromCMatchesItsCode() {
        do {
            _ = try File(path: "/no-such-folder/file").loadBytesBlocking()
            XCTFail("the file does not exist")
        } catch IOErrorEnum.notFound {
        } catch {
            XCTFail("\(error)")
        }
    }

    func testCodeAndDomainMustMatch() {
        XCTAssertEqual(caught(GLibError(IOErrorEnum.notFound, message: "")), "not found")
        XCTAssertEqual(caught(GLibError(IOErrorEnum.cancelled, message: "")), "cancelled or key file not found")
        XCTAssertEqual(caught(GLibError(KeyFileError.notFound, message: "")), "cancelled or key file not found")
        XCTAssertEqual(caught(GLibError(FileError.acces, message: "")), "forbidden")
        // The number is the same as that of `IOErrorEnum.notFound`, but the domain differs.
        XCTAssertEqual(caught(GLibError(PixbufError(rawValue: 1), message: "")), "another")
        XCTAssertEqual(caught(GLibError(IOErrorEnum(rawValue: 99_999), message: "")), "another")
        XCTAssertEqual(caught(PropertyError.unknown(className: "", property: "")), "another")
    }

    func testATypedErrorMatches() {
        do {
            try failTyped(GLibError(IOErrorEnum.exists, message: "It exists."))
        } catch IOErrorEnum.notFound {
            XCTFail("another code")
        } catch IOErrorEnum.exists {
            return
        } catch {
            XCTFail("\(error)")
        }
    }

    func testACodeInTheRequestedDomain() {
        let error = GLibError(IOErrorEnum.exists, message: "It exists.")
        XCTAssertEqual(error.code(in: IOErrorEnum.self), .exists)
        XCTAssertNil(error.code(in: FileError.self))
        XCTAssertEqual(error.domain, "g-io-error-quark")
        XCTAssertEqual(error.code, IOErrorEnum.exists.rawValue)
        XCTAssertEqual(error.message, "It exists.")
        let unknown = GLibError(IOErrorEnum(rawValue: 99_999), message: "")
        XCTAssertEqual(unknown.code(in: IOErrorEnum.self)?.rawValue, 99_999)
        XCTAssertTrue(GLibError(IOErrorEnum.cancelled, message: "").isCancelled)
    }

    func testDomainsMatchC() {
        let domains: [(any GLibErrorCode.Type, GQuark)] = [
            (ConvertError.self, g_convert_error_quark()), (FileError.self, g_file_error_quark()),
            (KeyFileError.self, g_key_file_error_quark()), (MarkupError.self, g_markup_error_quark()),
            (OptionError.self, g_option_error_quark()), (ShellError.self, g_shell_error_quark()),
            (SpawnError.self, g_spawn_error_quark()), (VariantParseError.self, g_variant_parse_error_quark()),
            (DBusError.self, g_dbus_error_quark()), (IOErrorEnum.self, g_io_error_quark()),
            (ResolverError.self, g_resolver_error_quark()), (ResourceError.self, g_resource_error_quark()),
            (TLSChannelBindingError.self, g_tls_channel_binding_error_quark()), (TLSError.self, g_tls_error_quark()),
            (LayoutDeserializeError.self, pango_layout_deserialize_error_quark()),
            (PixbufError.self, gdk_pixbuf_error_quark()), (GLError.self, gdk_gl_error_quark()),
            (TextureError.self, gdk_texture_error_quark()), (VulkanError.self, gdk_vulkan_error_quark()),
            (SerializationError.self, gsk_serialization_error_quark()),
            (BuilderError.self, gtk_builder_error_quark()),
            (ConstraintVFLParserError.self, gtk_constraint_vfl_parser_error_quark()),
            (CSSParserError.self, gtk_css_parser_error_quark()),
            (FileChooserError.self, gtk_file_chooser_error_quark()),
            (IconThemeError.self, gtk_icon_theme_error_quark()), (PrintError.self, gtk_print_error_quark()),
            (RecentManagerError.self, gtk_recent_manager_error_quark()),
        ]
        for (type, quark) in domains {
            XCTAssertEqual(type.errorDomain, g_quark_to_string(quark).map { String(cString: $0) }, "\(type)")
        }
    }
}
