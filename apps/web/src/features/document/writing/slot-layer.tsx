import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { SectionCaveats } from "./section-caveats.tsx";
import css from "./section-slot.module.css";
import { hasSlot, SectionSlot } from "./section-slot.tsx";
import { type SlotElements, showSlots } from "./slots-plugin.ts";
import type { SectionWork } from "./use-section-work.ts";

type SlotLayerProps = {
  work: SectionWork;
  /** What to know of finished sections, by the ids of their headings. */
  caveats: ReadonlyMap<string, readonly string[]>;
  onWrite: (sectionId: string) => void;
  onOpen: (sectionId: string) => void;
  onShowText: (sectionId: string) => void;
  /** Sections that are empty offer to be written; left out: they do. */
  showsEmpty?: boolean;
};

const NONE: SlotElements = { begin: new Map(), end: new Map() };

/** What stands at the sections and is not part of the document: texts while they are written, what is to be done, what to know. */
export function SlotLayer({ work, caveats, onWrite, onOpen, onShowText, showsEmpty = true }: SlotLayerProps) {
  const { rows, states, opened } = work;
  const made = useRef({ begin: new Map<string, HTMLElement>(), end: new Map<string, HTMLElement>() });
  const [shown, setShown] = useState<SlotElements>(NONE);
  const begin = rows.filter((row) => hasSlot(row, states.get(row.id)?.kind, showsEmpty)).map(({ id }) => id);
  const end = rows.map(({ id }) => id).filter((id) => caveats.has(id));
  const order = `${begin.join(" ")}|${end.join(" ")}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that moved are placed anew, by their order
  useLayoutEffect(() => {
    const next = { begin: elementsOf(made.current.begin, begin), end: elementsOf(made.current.end, end) };
    showSlots(opened.editor.view, next);
    setShown(next);
  }, [opened.editor, order, rows]);

  function slotOf(id: string): ReactNode {
    const row = rows.find((one) => one.id === id);
    const state = states.get(id);
    if (row === undefined || state === undefined) return null;
    const ways = { onWrite: () => onWrite(id), onOpen: () => onOpen(id), onShowText: () => onShowText(id) };
    return <SectionSlot row={row} state={state} work={work} {...ways} />;
  }

  function caveatsOf(id: string): ReactNode {
    const row = rows.find((one) => one.id === id);
    const own = caveats.get(id);
    return row === undefined || own === undefined ? null : <SectionCaveats title={row.title} caveats={own} />;
  }

  return [
    ...[...shown.begin].map(([id, element]) => createPortal(slotOf(id), element, id)),
    ...[...shown.end].map(([id, element]) => createPortal(caveatsOf(id), element, `end-${id}`)),
  ];
}

function elementsOf(made: Map<string, HTMLElement>, ids: readonly string[]): ReadonlyMap<string, HTMLElement> {
  return new Map(ids.map((id) => [id, elementOf(made, id)]));
}

function elementOf(elements: Map<string, HTMLElement>, id: string): HTMLElement {
  const known = elements.get(id);
  if (known !== undefined) return known;
  const made = document.createElement("div");
  made.className = css["slot"] ?? "";
  // Characters of the text alone are counted at the edge of the paper.
  made.dataset["nocount"] = "";
  elements.set(id, made);
  return made;
}
