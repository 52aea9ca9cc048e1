import { LIMITS } from "@tangleaf/contract/limits";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { OpenedSync } from "#features/document/document-page.tsx";
import { DocumentText, PaperSize } from "#features/document/document-text.tsx";
import { LeaveGuard } from "#features/document/leave-guard.tsx";
import { useHighlightedMarks } from "#features/document/use-highlighted-marks.ts";
import { useOpenedDocument } from "#features/document/use-opened-document.ts";
import { JobBanner } from "#features/document/writing/job-banner.tsx";
import { SectionSlots } from "#features/document/writing/slots-plugin.ts";
import { useUser } from "#lib/queries.ts";
import { usePhone } from "#lib/use-phone.ts";
import { variant } from "#lib/variant.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useEssayCitations } from "../references/essay-citations.ts";
import { DesktopEssay } from "./desktop-essay.tsx";
import { SampleBanner } from "./job/sample-banner.tsx";
import { PhoneEssay } from "./phone-essay.tsx";
import { SectionParts } from "./section/section-parts.tsx";
import { lockTitles } from "./titles-lock.ts";
import { useEssayPanels } from "./use-essay-panels.ts";
import { useEssayWork } from "./use-essay-work.ts";

type EssayWorkspaceProps = OpenedSync & { essayId: string; quota: ReactNode };

/** An essay that is open: the paper it stands on, and what is around it. */
export function EssayWorkspace({ essayId, quota, ...sync }: EssayWorkspaceProps) {
  const mayEdit = useMayEditTitles();
  const [extensions] = useState(() => [SectionSlots, lockTitles({ mayEdit, onRefused: sayTitlesAreLocked })]);
  const citations = useEssayCitations(essayId);
  const handle = useOpenedDocument({ documentId: essayId, ...sync, extensions, citations });
  const work = useEssayWork(essayId, handle.opened);
  useHighlightedMarks(handle.opened?.editor.editor ?? null);
  const panels = useEssayPanels();
  const phone = usePhone();
  const banner = (
    <>
      {work === null ? null : <JobBanner work={work} />}
      <SampleBanner />
    </>
  );
  const paper = (
    <>
      <DocumentText doc={sync.doc} state={sync.state} handle={handle} banner={banner} look="thesis" />
      {work === null ? null : <SectionParts work={work} panels={panels} />}
    </>
  );
  return (
    <>
      <PaperSize>
        {phone ? (
          <PhoneEssay work={work} panels={panels} paper={paper} />
        ) : (
          <DesktopEssay work={work} panels={panels} paper={paper} quota={quota} />
        )}
      </PaperSize>
      <LeaveGuard client={sync.client} state={sync.state} />
    </>
  );
}

/** Whether this person may edit titles, asked at every change: who is unknown may, the server decides nothing here. */
function useMayEditTitles(): () => boolean {
  const level = useUser()?.level;
  const latest = useRef(level);
  useEffect(() => {
    latest.current = level;
  });
  return useCallback(() => latest.current === undefined || LIMITS[variant][latest.current].essayEditTitles, []);
}

function sayTitlesAreLocked(): void {
  toast({ tone: "info", title: m.titles.locked, detail: m.titles.why });
}
