import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Hands on what was typed into or chosen in a prerendered field before it was hydrated: the browser keeps it there, and React tells
 * nobody. `read` answers what the field holds.
 */
export function useEarlyValue(read: () => string | undefined, value: string, onChange: (value: string) => void): void {
  const isPrerendered = useRef(!useHydrated());
  const take = useEffectEvent(() => {
    const held = read();
    if (isPrerendered.current && held !== undefined && held !== value) onChange(held);
  });
  // Before an early press is repeated (`usePartReady`): its handler sees this value.
  useLayoutEffect(() => take(), []);
}
