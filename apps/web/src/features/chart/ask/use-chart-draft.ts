import type { KindResult } from "@tangleaf/contract";
import type { ChartLook } from "@tangleaf/table/chart";
import { useEffect, useRef, useState } from "react";
import { takeResult } from "#editor/stream/read-result.ts";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { variant } from "#lib/variant.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { ChartWork, DrawnChart } from "../work/chart-work.ts";

export type ChartDraft = KindResult<"chartDraft">;
/** The whole chart, or its words alone: 换个说法. */
export type DraftPart = "chart" | "words";

type Options = { work: ChartWork; drawn: DrawnChart | null; onDraft: (draft: ChartDraft, part: DraftPart) => void };

/** Asks for a chart of the figures and what it says. Nothing that is drawn already is lost when it fails. */
export function useChartDraft({ work, drawn, onDraft }: Options) {
  const [asking, setAsking] = useState<DraftPart | null>(null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  const wanted = useRef<DraftPart>("chart");
  const { remember } = usePendingStart(() => ask(wanted.current));

  function ask(part: DraftPart): void {
    wanted.current = part;
    if (asking !== null) return;
    if (drawn === null) toast({ tone: "info", title: m.ask.noData });
    else if (currentToken() === null) {
      remember();
      openLogin({ reason: m.ask.signInReason });
    } else void run(part, drawn);
  }

  async function run(part: DraftPart, { data, spec }: DrawnChart): Promise<void> {
    const controller = new AbortController();
    line.current = controller;
    setAsking(part);
    try {
      const kept = part === "words" || work.own.type !== undefined ? { type: spec.type } : {};
      const input = { data, emphasis: work.emphasis.trim(), lang: variant, requestId: newUuid(), ...kept };
      const { generationId } = await call("/api/chart/generate", input, { shownBy: "action" });
      const result = await takeResult(generationId, controller.signal);
      if (controller.signal.aborted) return;
      if (result === null) toast({ tone: "error", title: m.ask.failed });
      else onDraft(result as ChartDraft, part);
    } catch (error) {
      if (!controller.signal.aborted) toastRefusal(error, m.ask.failed);
    } finally {
      if (!controller.signal.aborted) setAsking(null);
      void refreshCounter();
    }
  }

  return { asking, ask };
}

/** A draft over what somebody has chosen: colours, size and language stay theirs; with its words alone, so does the look. */
export function withDraft(work: ChartWork, { look }: ChartDraft, part: DraftPart): ChartWork {
  const { title, caption, emphasis } = look;
  if (part === "words") return { ...work, own: { ...work.own, title, caption } };
  const { palette, size, labels, scale, lang, source, subtitle, ...form } = look;
  const { series: _, top: __, ...own } = work.own;
  const kept: Partial<ChartLook> = { ...own, ...form, title, caption, emphasis };
  return { ...work, own: kept };
}
