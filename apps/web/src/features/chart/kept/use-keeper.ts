import { useEffect, useRef, useState } from "react";
import { useSession } from "#lib/session-store.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { ChartWork } from "../work/chart-work.ts";
import { isBlankGrid } from "../work/grid-edits.ts";
import { ChartKeeper, type KeptState, takeChartsAlong } from "./chart-keeper.ts";
import type { OpenedChart } from "./local-charts.ts";

/** Keeps the chart from its first change on, under a name of its own. */
export function useKeeper(opened: OpenedChart | null, work: ChartWork, onNamed: (id: string) => void) {
  const signedIn = useSession((state) => state.token !== null);
  const [state, setState] = useState<KeptState>(opened === null ? "none" : opened.stored === null ? "local" : "saved");
  const [id, setId] = useState<string | null>(opened?.id ?? null);
  const named = useRef(onNamed);
  const keeper = useRef<ChartKeeper | null>(null);
  /** What the keeper knows already. */
  const known = useRef<ChartWork | null>(opened !== null && "spec" in opened ? work : null);
  useEffect(() => {
    named.current = onNamed;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for as long as the chart is open
  useEffect(() => {
    const made = new ChartKeeper({
      opened,
      onState: setState,
      onNamed: (next) => {
        setId(next);
        named.current(next);
      },
      onConflict: () => toast({ tone: "info", title: m.saved.conflict }),
    });
    keeper.current = made;
    const leave = () => document.visibilityState === "hidden" && void made.settle().catch(() => undefined);
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      made.dispose();
    };
  }, []);
  // A chart that was handed over is kept at once; an empty grid is nothing to keep.
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in sends what is here
  useEffect(() => {
    if (known.current === work && !(signedIn && state === "local")) return;
    if (id === null && isBlankGrid(work.grid)) return;
    known.current = work;
    keeper.current?.change(work);
  }, [work, signedIn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in
  useEffect(() => {
    if (!signedIn) return;
    void takeChartsAlong(id).then((taken) => {
      if (taken > 0) toast({ tone: "ok", title: m.saved.takenAlong(taken), pill: true });
    });
  }, [signedIn]);
  return { id, state, settle: () => keeper.current?.settle() ?? Promise.resolve(null) };
}
