import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";

/** Asks for a first draft where the address wants one: once, so that a reload of the page does not ask again. */
export function useWantedDraft(isReady: boolean, ask: (material: string) => void): void {
  const [params, setParams] = useSearchParams();
  const wantsDraft = params.has("draft");
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by the address, when the tree is there
  useEffect(() => {
    if (!wantsDraft || !isReady) return;
    setParams({}, { replace: true });
    ask(readMaterial(state));
  }, [wantsDraft, isReady]);
}

/** What a tree is drafted from goes along to its page, not into its address. */
function readMaterial(state: unknown): string {
  const isDraft = typeof state === "object" && state !== null && "material" in state && typeof state.material === "string";
  return isDraft ? String(state.material) : "";
}
