/// The C library's `pthread_self`: a word that identifies the calling thread, never zero, and even since it is an address.
///
/// Bound by its symbol because this module imports only the standard library, Synchronization and Dispatch, none of
/// which tells threads apart. It takes nothing and returns a word, for which the two calling conventions agree.
@_silgen_name("pthread_self")
@usableFromInline
func currentThread() -> UInt
