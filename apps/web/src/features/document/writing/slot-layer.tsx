import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import css from "./section-slot.module.css";
import { hasSlot, SectionSlot } from "./section-slot.tsx";
import { showSlots } from "./slots-plugin.ts";
import type { SectionWork } from "./use-section-work.ts";

type SlotLayerProps = {
  work: SectionWork;
  onWrite: (sectionId: string) => void;
  onOpen: (sectionId: string) => void;
  onShowText: (sectionId: string) => void;
  /** Sections that are empty offer to be written; left out: they do. */
  showsEmpty?: boolean;
};

/** What stands under the headings and is not part of the document: texts while they are written, and what is to be done. */
export function SlotLayer({ work, onWrite, onOpen, onShowText, showsEmpty = true }: SlotLayerProps) {
  const { rows, states, opened } = work;
  const elements = useRef(new Map<string, HTMLElement>());
  const [shown, setShown] = useState<ReadonlyMap<string, HTMLElement>>(() => new Map());
  const ids = rows.filter((row) => hasSlot(row, states.get(row.id)?.kind, showsEmpty)).map(({ id }) => id);
  const order = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that moved are placed anew, by their order
  useLayoutEffect(() => {
    const next = new Map(ids.map((id) => [id, elementOf(elements.current, id)]));
    showSlots(opened.editor.view, next);
    setShown(next);
  }, [opened.editor, order, rows]);
  return [...shown].map(([id, element]) => {
    const row = rows.find((one) => one.id === id);
    const state = states.get(id);
    if (row === undefined || state === undefined) return null;
    return createPortal(
      <SectionSlot
        row={row}
        state={state}
        work={work}
        onWrite={() => onWrite(id)}
        onOpen={() => onOpen(id)}
        onShowText={() => onShowText(id)}
      />,
      element,
      id,
    );
  });
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
