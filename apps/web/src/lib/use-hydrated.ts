import { useEffect, useState } from "react";

/**
 * false while the prerendered form is met. An answer of the server may be there before the form's code is; drawn into that
 * first render it would make React draw the form anew, over what was typed into it.
 */
export function useHydrated(): boolean {
  const [met, setMet] = useState(false);
  useEffect(() => setMet(true), []);
  return met;
}
