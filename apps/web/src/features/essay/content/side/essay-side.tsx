import { DOCUMENT_STEPS } from "@tangleaf/contract/document-types";
import { useState } from "react";
import { SidePanel, type SideTabEntry } from "#features/document/side/side-panel.tsx";
import { versionedText } from "#features/document/side/versioned.ts";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { TemplateTab } from "#features/document/template/template-tab.tsx";
import { useMadeFrom } from "#features/document/template/use-made-from.ts";
import { documentMessages as d } from "#messages/document.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { ChecksTabLabel } from "../../checks/checks-tab-label.tsx";
import { ReferencesPanel } from "../../references/references-panel.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import { AbstractsTab } from "./abstracts-tab.tsx";
import { ChecksTab, useAskedChecks } from "./checks-tab.tsx";
import { GapsTab } from "./gaps-tab.tsx";
import { SectionTab } from "./section-tab.tsx";

type Tab = "section" | "references" | "checks" | "gaps" | "abstracts" | "template" | "versions";

type EssaySideProps = {
  work: EssayWork;
  onOpen: (sectionId: string) => void;
  onClose?: () => void;
  /** Called when a place of the text is to be seen: what lies over it goes. */
  onShowText?: () => void;
};

const stay = () => undefined;

/** Beside the paper: what is set for a section, what it cites, what is missing and wrong, the abstracts, its template, the versions. */
export function EssaySide({ work, onOpen, onClose, onShowText = stay }: EssaySideProps) {
  const [tab, setTab] = useState<Tab>("section");
  const { essayId, essay, opened } = work;
  const kind = essay?.documentType ?? null;
  const hasAbstracts = kind === null || DOCUMENT_STEPS[kind].includes("abstract");
  const { editor, doc } = opened.editor;
  const asked = useAskedChecks(work);
  const madeFrom = useMadeFrom(doc);
  const tabs: readonly SideTabEntry<Tab>[] = [
    { key: "section", icon: "paragraph", title: m.side.section, content: () => <SectionTab work={work} onOpen={onOpen} /> },
    {
      key: "references",
      icon: "quotes",
      title: m.side.references,
      content: () => <ReferencesPanel essayId={essayId} editor={editor} onShowText={onShowText} />,
    },
    {
      key: "checks",
      icon: "check-square",
      title: <ChecksTabLabel doc={doc} essayId={essayId} asked={asked} />,
      content: () => (asked === undefined ? null : <ChecksTab opened={opened} asked={asked} onGo={onShowText} />),
    },
    { key: "gaps", icon: "highlighter", title: m.side.gaps, content: () => <GapsTab work={work} /> },
    ...(hasAbstracts
      ? [{ key: "abstracts", icon: "file-text", title: m.side.abstracts, content: () => <AbstractsTab work={work} /> } as const]
      : []),
    ...(madeFrom === null
      ? []
      : [{ key: "template", icon: "tree-structure", title: d.template.tab, content: () => <TemplateTab opened={opened} /> } as const]),
    {
      key: "versions",
      icon: "clock-counter-clockwise",
      title: m.side.versions,
      content: () => <VersionsTab opened={versionedText(opened)} />,
    },
  ];
  return <SidePanel label={m.side.label} tabs={tabs} tab={tab} onChoose={setTab} onClose={onClose} />;
}
