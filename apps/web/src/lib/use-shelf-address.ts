import { useSearchParams } from "react-router";

export type ShelfPlace = "all" | "bin";

/** What of a list is looked at, kept in the address: those there are or the bin, and the words they are searched by. */
export function useShelfAddress() {
  const [params, setParams] = useSearchParams();
  const place: ShelfPlace = params.get("place") === "bin" ? "bin" : "all";
  const typed = params.get("q") ?? "";
  const set = (next: { place?: ShelfPlace; q?: string }) => {
    const now = { place, q: typed, ...next };
    const kept = { ...(now.place === "bin" ? { place: "bin" } : {}), ...(now.q === "" ? {} : { q: now.q }) };
    setParams(kept, { replace: true, preventScrollReset: true });
  };
  return { place, typed, set };
}
export type ShelfAddress = ReturnType<typeof useShelfAddress>;
