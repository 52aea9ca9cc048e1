import type { InputOf, RouteAt, WrittenSection } from "@tangleaf/contract";
import { NOTE_SECTION_CHARACTERS } from "@tangleaf/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type * as Y from "yjs";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { useMeta } from "#features/document/use-meta.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { LOOK_EVERY_MS, type SectionWork, useSectionWork } from "#features/document/writing/use-section-work.ts";
import { call } from "#lib/api-client.ts";
import { NOTE_PREFIX, watchEssayJob } from "#lib/essay-jobs.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { toast } from "#ui/toast/toast-store.ts";

type WriteInput = Omit<InputOf<RouteAt<"/api/note/write">>, "noteId" | "requestId">;

/** A note that is open: its sections, the job that writes them, and what can be done. */
export type NoteWork = SectionWork & {
  /** Starts a job; false where the server refused, which has been said. */
  write(input: WriteInput): Promise<boolean>;
};

/** Whether a job is at work on the note, or waits for a word of its owner. */
export function isAtWork({ begins, job }: SectionWork): boolean {
  return begins || ["queued", "running", "paused"].includes(job?.job.status ?? "");
}

const NONE: readonly WrittenSection[] = [];

/** null until the note is open. */
export function useNoteWork(noteId: string, doc: Y.Doc, opened: OpenedDocument | null): NoteWork | null {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: queryKeys.notes.writing(noteId),
    queryFn: ({ signal }) => call("/api/note/writing", { noteId }, { signal, shownBy: "screen" }),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnMount: "always",
  });
  const { settings } = useMeta(doc);
  const length = settings.sectionLength ?? NOTE_SECTION_CHARACTERS;
  const lengthOf = useCallback(
    ({ target }: SectionRow, { essayParagraphCharacters }: { essayParagraphCharacters: number }) =>
      Math.min(target ?? length, essayParagraphCharacters),
    [length],
  );
  const known = { jobId: data?.jobId ?? null, at: dataUpdatedAt };
  const written = data?.sections ?? NONE;
  const work = useSectionWork(opened, { known, written, refreshed: queryKeys.notes.all, lengthOf });
  useSayDone(work);
  const start = work?.start;
  const write = useCallback(
    async (input: WriteInput) =>
      (await start?.(async () => {
        const started = await call("/api/note/write", { ...input, noteId, requestId: newUuid() });
        watchEssayJob(`${NOTE_PREFIX}${noteId}`);
        return started;
      })) ?? false,
    [noteId, start],
  );
  return useMemo(() => (work === null ? null : { ...work, write }), [work, write]);
}

/** Says that all is written, where somebody saw it being written. */
function useSayDone(work: SectionWork | null): void {
  const before = useRef<string | undefined>(undefined);
  const status = work?.job?.job.status;
  useEffect(() => {
    if (before.current === "running" && status === "done") toast({ tone: "ok", title: m.done });
    before.current = status;
  }, [status]);
}
