import { useCurrentHeading } from "#editor/blocks/outline/use-outline.ts";
import { FigureOffer } from "#features/document/figures/figure-offer.tsx";
import { isWritten } from "#features/document/writing/section-states.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SectionFields } from "../section/section-fields.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./side.module.css";

/** What is set for the section the caret is in. */
export function SectionTab({ work, onOpen }: { work: EssayWork; onOpen: (sectionId: string) => void }) {
  const id = useCurrentHeading(work.opened.editor.editor, work.rows);
  const row = work.rows.find((one) => one.id === id);
  if (row === undefined) return <p className={css["note"]}>{m.section.front}</p>;
  const isOpen = !work.locked.has(row.id) && !["writing", "queued"].includes(work.states.get(row.id)?.kind ?? "");
  return (
    <div key={row.id} className={css["form"]}>
      <h2 className={css["title"]}>{row.title === "" ? m.untitled : row.title}</h2>
      <SectionFields work={work} row={row} />
      {isOpen ? <FigureOffer opened={work.opened} sectionId={row.id} /> : null}
      {isWritten(row) ? (
        <div className={css["act"]}>
          <Button block aria-haspopup="dialog" disabled={work.locked.has(row.id)} onClick={() => onOpen(row.id)}>
            <Icon name="pen-nib" size={16} />
            {row.own === 0 ? m.write.one : m.section.anew}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
