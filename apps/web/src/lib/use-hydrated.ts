import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * false while prerendered HTML is hydrated, true in every other render. An answer of the server may be there before the code of
 * a part is; drawn into the hydrating render it would make React draw that part anew, over what was typed into it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
