import CGtk
import Combine

// The types of C functions, written in Swift. Parameters and stored properties have these types instead of imported
// types such as `GDestroyNotify`. Imported function types slow down the compiler, because a compiled module refers to
// their C declarations. When another module uses a parameter or property of an imported function type, the compiler
// reads all declarations of the GTK headers. For a module of 25 files, this takes about 10% of the compile time.

/// The type of `GAsyncReadyCallback`.
@_spi(Binding)
public typealias AsyncReadyFunction =
    @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

/// The type of `GInterfaceInitFunc`.
@_spi(Binding)
public typealias InterfaceInitFunction = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// The type of `GClosureMarshal`.
typealias MarshalFunction =
    @convention(c) (
        UnsafeMutablePointer<GClosure>?, UnsafeMutablePointer<GValue>?, UInt32, UnsafePointer<GValue>?,
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

/// The type of `GDestroyNotify`.
typealias DestroyFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The type of `GHashFunc`.
typealias HashFunction = @convention(c) (UnsafeRawPointer?) -> UInt32

/// The type of `GEqualFunc`.
typealias EqualFunction = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

/// Runs the body of a C callback on the main actor. Traps on any thread other than the main thread. The message
/// contains the name of the C function type.
@_spi(Binding)
public func assumeMainThread<Result>(in function: StaticString, _ body: @MainActor () -> Result) -> Result {
    MainThread.assume(function: function, body)
}
