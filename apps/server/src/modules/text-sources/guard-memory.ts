const MEGABYTE = 1024 * 1024;
/** Larger pieces are counted: what a filter unpacks doubles its buffer as it grows. */
const COUNTED_BYTES = MEGABYTE;
const COUNTED_MAX_BYTES = 512 * MEGABYTE;

/**
 * Bounds what this thread may ask for in large byte arrays: they are outside the heap, so a worker's own limit does not see a
 * small file that unpacks to gigabytes. Only for worker threads: it stands in for the thread's `Uint8Array` until it is released.
 */
export function guardMemory() {
  const original = globalThis.Uint8Array;
  let counted = 0;
  const guarded: typeof Uint8Array = new Proxy(original, {
    construct(target, given: unknown[], newTarget): object {
      const [size] = given;
      if (typeof size === "number" && size >= COUNTED_BYTES) {
        counted += size;
        if (counted > COUNTED_MAX_BYTES) throw new RangeError("too much is unpacked");
      }
      return Reflect.construct(target, given, newTarget === guarded ? target : newTarget) as object;
    },
  });
  globalThis.Uint8Array = guarded;
  return {
    isExceeded: () => counted > COUNTED_MAX_BYTES,
    release(): void {
      globalThis.Uint8Array = original;
    },
  };
}
