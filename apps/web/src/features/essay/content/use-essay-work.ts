import type { InputOf, RouteAt, WrittenSection } from "@tangleaf/contract";
import { DOCUMENT_SECTION_CHARACTERS } from "@tangleaf/contract/document-types";
import type { Limits } from "@tangleaf/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { LOOK_EVERY_MS, type SectionWork, useSectionWork } from "#features/document/writing/use-section-work.ts";
import { call } from "#lib/api-client.ts";
import { watchEssayJob } from "#lib/essay-jobs.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { type Essay, essayQuery } from "../api.ts";
import { targetOf } from "./section/target-of.ts";

export type WriteInput = Omit<InputOf<RouteAt<"/api/essay/write">>, "essayId" | "requestId">;

/** An essay that is open to be written: its document, its sections, the job that writes them, and what can be done. */
export type EssayWork = SectionWork & {
  readonly essayId: string;
  /** undefined until it has been read: the text is there before. */
  readonly essay: Essay | undefined;
  /** Starts a job; false where the server refused, which has been said. */
  write(input: WriteInput): Promise<boolean>;
};

const NONE: readonly WrittenSection[] = [];

/** null until the document is open. */
export function useEssayWork(essayId: string, opened: OpenedDocument | null): EssayWork | null {
  const { data: essay, dataUpdatedAt } = useQuery({
    ...essayQuery(essayId),
    refetchInterval: ({ state }) => (isOpen(state.data) ? false : LOOK_EVERY_MS),
    refetchOnMount: "always",
  });
  const known = { jobId: essay?.job?.jobId ?? null, at: dataUpdatedAt };
  const isDocument = essay !== undefined && essay.documentType !== null;
  const lengthOf = isDocument ? documentTargetOf : targetOf;
  const work = useSectionWork(opened, { known, written: essay?.job?.sections ?? NONE, refreshed: queryKeys.essays.all, lengthOf });
  const start = work?.start;
  const write = useCallback(
    async (input: WriteInput) => {
      const begun = await start?.(async () => {
        const started = await call("/api/essay/write", { ...input, essayId, requestId: newUuid() });
        watchEssayJob(essayId);
        return started;
      });
      if (begun === true) await refreshAnswers(queryKeys.essays.one(essayId));
      return begun ?? false;
    },
    [essayId, start],
  );
  return useMemo(() => {
    if (work === null) return null;
    const limits = isDocument ? documentLimits(work.limits) : work.limits;
    return { ...work, limits, essayId, essay, write };
  }, [work, essayId, essay, write, isDocument]);
}

/** Whole documents are written on every level, up to a length the server knows, and so are their sections. */
function documentLimits(limits: Limits): Limits {
  const longest = Math.max(limits.essayParagraphCharacters, DOCUMENT_SECTION_CHARACTERS);
  return { ...limits, essayFullText: true, essayParagraphCharacters: longest };
}

const documentTargetOf: typeof targetOf = (row, limits) =>
  targetOf(row, { essayParagraphCharacters: Math.max(limits.essayParagraphCharacters, DOCUMENT_SECTION_CHARACTERS) });

/** Its job has not ended: the line of the job tells what becomes of it. */
const isOpen = (essay: Essay | undefined): boolean => ["queued", "running", "paused"].includes(essay?.job?.status ?? "");
