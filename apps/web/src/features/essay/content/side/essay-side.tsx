import { useState } from "react";
import { SidePanel, type SideTabEntry } from "#features/document/side/side-panel.tsx";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import type { EssayWork } from "../use-essay-work.ts";
import { AbstractsTab } from "./abstracts-tab.tsx";
import { GapsTab } from "./gaps-tab.tsx";
import { SectionTab } from "./section-tab.tsx";

type Tab = "section" | "gaps" | "abstracts" | "versions";

type EssaySideProps = { work: EssayWork; onOpen: (sectionId: string) => void; onClose?: () => void };

/** Beside the paper: what is set for a section, what is missing, the abstracts, the versions. A tab is one line of the list. */
export function EssaySide({ work, onOpen, onClose }: EssaySideProps) {
  const [tab, setTab] = useState<Tab>("section");
  const tabs: readonly SideTabEntry<Tab>[] = [
    { key: "section", title: m.side.section, content: () => <SectionTab work={work} onOpen={onOpen} /> },
    { key: "gaps", title: m.side.gaps, content: () => <GapsTab work={work} /> },
    { key: "abstracts", title: m.side.abstracts, content: () => <AbstractsTab work={work} /> },
    { key: "versions", title: m.side.versions, content: () => <VersionsTab opened={work.opened} /> },
  ];
  return <SidePanel label={m.side.label} tabs={tabs} tab={tab} onChoose={setTab} onClose={onClose} />;
}
