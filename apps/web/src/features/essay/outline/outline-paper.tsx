import type { EducationLevel, EssayLanguage } from "@tangleaf/contract";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import { usePhone } from "#lib/use-phone.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./outline-paper.module.css";
import { OutlineRowView } from "./outline-row.tsx";
import { rowsOf, rowsWithout } from "./outline-rows.ts";
import type { useLineActions } from "./use-line-actions.ts";
import { useLineDrag } from "./use-line-drag.ts";
import type { OutlineEditing } from "./use-outline-editing.ts";

const m = essayOutlineMessages.paper;
/** A subtitle stands on a line of its own. */
const SUBTITLE = /^(.+?)(——|—|: )(.+)$/;

type OutlinePaperProps = {
  title: string;
  level: EducationLevel;
  language: EssayLanguage;
  editing: OutlineEditing;
  lineActions: ReturnType<typeof useLineActions>;
  /** A model or the sample writer drafted it; false: its owner brought it. */
  isDrafted: boolean;
};

/** The outline as it will be read, every line of it editable in place. */
export function OutlinePaper({ title, level, language, editing, lineActions, isDrafted }: OutlinePaperProps) {
  const { lines, isInConflict, undo, redo } = editing;
  const { actions, told, removed, forgetRemoved, addChapter, place } = lineActions;
  const list = useRef<HTMLOListElement>(null);
  const isPhone = usePhone();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = rowsOf(lines, language);
  const { drag, begin } = useLineDrag({ rows, list, onDrop: place });
  const still = drag === null ? null : new Set(rowsWithout(rows, drag.id).map(({ line }) => line.id));

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInConflict) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo, wherever the caret is on the paper
    <div className={`paper ${css["paper"]}`} onKeyDown={onKeyDown}>
      <PaperTitle title={title} level={level} language={language} />
      <ol ref={list} className={css["lines"]} aria-label={m.label}>
        {rows.map((row) => (
          <Fragment key={row.line.id}>
            {drag?.drop && drag.beforeId === row.line.id ? <DropMark depth={drag.drop.depth} /> : null}
            <OutlineRowView
              row={row}
              actions={actions}
              readOnly={isInConflict}
              isPhone={isPhone}
              dragged={still !== null && !still.has(row.line.id)}
              isCurrent={currentId === row.line.id}
              onCurrent={() => setCurrentId(row.line.id)}
              isOpen={openId === row.line.id}
              onOpen={(open) => setOpenId(open ? row.line.id : null)}
              onDrag={(event) => begin(row, event)}
            />
          </Fragment>
        ))}
        {drag?.drop && drag.beforeId === null ? <DropMark depth={drag.drop.depth} /> : null}
      </ol>
      {isInConflict ? null : (
        <Button tone="ghost" size="sm" className={css["last"]} onClick={addChapter}>
          <Icon name="plus" size={16} />
          {m.addLast}
        </Button>
      )}
      {removed === null ? null : (
        <p className={css["removed"]}>
          {m.removed(removed.title, removed.below)}
          <button
            type="button"
            className="link"
            onClick={() => {
              forgetRemoved();
              undo();
            }}
          >
            {m.undo}
          </button>
        </p>
      )}
      <p className={css["foot"]}>
        <span className={css["label"]}>{isDrafted ? m.aiLabel : m.own}</span>
        {isDrafted ? m.aiHint : null}
      </p>
      {isPhone ? null : <p className={css["hint"]}>{m.hint}</p>}
      <p className="sr" role="status">
        {told}
      </p>
    </div>
  );
}

function DropMark({ depth }: { depth: number }) {
  return <li className={css["drop"]} data-depth={depth} aria-hidden="true" />;
}

/** What stands at the head of the paper, also while there are no lines yet. */
export function PaperTitle({ title, level, language }: Pick<OutlinePaperProps, "title" | "level" | "language">) {
  const [, main = title, dash = "", subtitle = ""] = SUBTITLE.exec(title) ?? [];
  const facts = `${essayMessages.levels[level]} · ${essayMessages.languages[language]}`;
  return (
    <>
      <h2 className={css["title"]}>{main === "" ? essayMessages.untitled : main}</h2>
      <p className={css["meta"]}>{subtitle === "" ? facts : `${dash.trim().replace(":", "")}${subtitle} · ${facts}`}</p>
    </>
  );
}
