import { useMemo } from "react";
import { create } from "zustand";
import type { OutlineRow } from "#editor/blocks/structure/outline-rows.ts";
import type { LiveText } from "#features/document/writing/live-texts.ts";
import type { NoteWork } from "./use-note-work.ts";

type RowState = Pick<OutlineRow, "status" | "characters" | "length">;
const SHOWN = new Set(["queued", "writing", "failed", "stopped"]);
const NOTHING_LIVE = create<{ texts: ReadonlyMap<string, LiveText> }>(() => ({ texts: new Map() }));

/** What the outline shows of sections a job has to do with, by the id of their heading. */
export function useAtWork(work: NoteWork | null): ReadonlyMap<string, RowState> {
  const texts = (work?.live.store ?? NOTHING_LIVE)((state) => state.texts);
  return useMemo(() => {
    const found = new Map<string, RowState>();
    for (const row of work?.rows ?? []) {
      const kind = work?.states.get(row.id)?.kind ?? "";
      if (!SHOWN.has(kind)) continue;
      const live = texts.get(row.id)?.characters;
      found.set(row.id, { status: kind, characters: live ?? row.own, length: live ?? row.ownLength });
    }
    return found;
  }, [work?.rows, work?.states, texts]);
}
