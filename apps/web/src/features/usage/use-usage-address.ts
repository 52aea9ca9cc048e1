import { useSearchParams } from "react-router";
import { readPage } from "#lib/use-address-page.ts";
import { isLogKind } from "./log-kinds.ts";
import { readSpan, type Span } from "./span.ts";

/** What the address says is looked at, so that a link and the way back keep it. A new span or kind starts at page 1. */
export function useUsageAddress(now: Date) {
  const [params, setParams] = useSearchParams();
  const span = readSpan(params, now);
  const asked = params.get("kind") ?? "";
  const kind = isLogKind(asked) ? asked : null;
  const go = (change: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [name, value] of Object.entries(change)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    span,
    kind,
    page: readPage(params),
    showSpan: ({ from, to }: Span) => go({ from, to }),
    showKind: (next: string | null) => go({ kind: next ?? "" }),
    showPage: (next: number) => go({ page: next === 1 ? "" : String(next) }),
  };
}
