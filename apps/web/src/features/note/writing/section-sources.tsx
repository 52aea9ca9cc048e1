import { storedSources } from "@tangleaf/document/plain";
import { useQuery } from "@tanstack/react-query";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { setSectionAttributes, useSectionAttributes } from "#features/document/side/use-section.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { Check } from "#ui/check/check.tsx";
import { sourcesQuery } from "../sources/api.ts";
import css from "./writing.module.css";

type SectionSourcesProps = { noteId: string; opened: OpenedDocument; sectionId: string };

/** Which sources of the note the section is written from: all, until some are left out. Kept with the section. */
export function SectionSources({ noteId, opened, sectionId }: SectionSourcesProps) {
  const { editor } = opened.editor;
  const list = useQuery(sourcesQuery(noteId)).data?.list.filter(({ isOn }) => isOn) ?? [];
  const attributes = useSectionAttributes(editor, sectionId);
  if (list.length === 0 || attributes === null) return null;
  const all = list.map(({ id }) => id);
  const chosen = attributes.sourceIds ?? all;
  const choose = (id: string, on: boolean) => {
    const ids = all.filter((one) => (one === id ? on : chosen.includes(one)));
    const sourceIds = storedSources(ids.length === all.length ? null : ids);
    setSectionAttributes(editor, { id: sectionId, changed: { sourceIds }, asOneStep: opened.asOneStep });
  };
  return (
    <fieldset className={css["sources"]} disabled={attributes.locked}>
      <legend>{m.sources}</legend>
      {list.map(({ id, title }) => (
        <Check key={id} checked={chosen.includes(id)} onChange={(on) => choose(id, on)}>
          <span className={css["source"]} title={title}>
            {title}
          </span>
        </Check>
      ))}
    </fieldset>
  );
}
