import type { NodeJson } from "@tangleaf/document/model";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { JobBanner } from "#features/document/writing/job-banner.tsx";
import { SectionSlots } from "#features/document/writing/slots-plugin.ts";
import { openedOn } from "#features/document/writing/testing/opened-on.ts";
import { createEssayServer, heading, words } from "#features/document/writing/testing/writing-server.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { ExportEssay } from "../head/export-essay.tsx";
import { WriteAll } from "../head/write-all.tsx";
import { SampleBanner } from "../job/sample-banner.tsx";
import { SectionList } from "../left/section-list.tsx";
import { OutlineCards } from "../refine/outline-cards.tsx";
import { SectionParts } from "../section/section-parts.tsx";
import { AbstractsTab } from "../side/abstracts-tab.tsx";
import { EssaySide } from "../side/essay-side.tsx";
import { lockTitles } from "../titles-lock.ts";
import { useEssayPanels } from "../use-essay-panels.ts";
import { useEssayWork } from "../use-essay-work.ts";

export { createEssayServer, heading, words };

type PageProps = { opened: OpenedDocument; outline: boolean; abstracts: boolean; side: boolean };

/** As wide as beside the text. */
const SIDE = { width: 340 };

function Page({ opened, outline, abstracts, side }: PageProps) {
  const work = useEssayWork("e1", opened);
  const panels = useEssayPanels();
  if (work === null) return null;
  return (
    <>
      <SectionList work={work} />
      <JobBanner work={work} />
      <SampleBanner />
      <WriteAll work={work} onWrite={() => panels.open({ kind: "write" })} />
      <ExportEssay work={work} />
      <SectionParts work={work} panels={panels} />
      {outline ? <OutlineCards work={work} onOpen={(sectionId) => panels.open({ kind: "section", sectionId })} /> : null}
      {side ? (
        <div style={SIDE}>
          <EssaySide work={work} onOpen={(sectionId) => panels.open({ kind: "section", sectionId })} onClose={() => undefined} />
        </div>
      ) : null}
      {abstracts ? <AbstractsTab work={work} /> : null}
    </>
  );
}

/** The parts of the page around a document that holds these blocks. */
export async function openEssay(
  blocks: readonly NodeJson[],
  { mayEditTitles = true, outline = false, abstracts = false, side = false } = {},
) {
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  const refused = vi.fn();
  const { editor, opened } = openedOn(blocks, [SectionSlots, lockTitles({ mayEdit: () => mayEditTitles, onRefused: refused })]);
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <Page opened={opened} outline={outline} abstracts={abstracts} side={side} />
        <ToastHost />
      </QueryScope>
    </MemoryRouter>,
  );
  const list = screen.getByRole("navigation", { name: m.list.label });
  return { screen, editor, opened, refused, list };
}
