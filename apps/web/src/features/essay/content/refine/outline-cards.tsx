import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { newBlockId } from "@tangleaf/document/model";
import type { Command } from "@tiptap/pm/state";
import { useState } from "react";
import { numbersOf } from "#editor/blocks/numbering/numbering-plugin.ts";
import { addSection, moveSection, removeSection, renameSection, shiftSection } from "#editor/blocks/structure/section-commands.ts";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import { setSectionAttributes, useSectionAttributes } from "#features/document/side/use-section.ts";
import { useTyped } from "#features/document/use-typed.ts";
import { isWritten, type SectionRow } from "#features/document/writing/section-states.ts";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { GrowingArea } from "#ui/field/growing-area.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import { targetOf } from "../section/target-of.ts";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./outline-cards.module.css";

type OutlineCardsProps = { work: EssayWork; onOpen: (sectionId: string) => void };

/** The document as its outline: a card for each section. What is changed here is changed in the document, and undone with it. */
export function OutlineCards({ work, onOpen }: OutlineCardsProps) {
  const { rows, opened, limits } = work;
  const { editor } = opened.editor;
  const numbers = useEditorValue(editor, ({ state }) => numbersOf(state).headings);
  const [removing, setRemoving] = useState<SectionRow | null>(null);
  const [said, setSaid] = useState("");
  const run = (command: Command) => {
    let done = false;
    opened.asOneStep(() => {
      done = command(editor.state, editor.view.dispatch, editor.view);
    });
    setSaid(done ? "" : m.refine.cannot);
  };
  return (
    <section className={css["scroller"]} aria-label={m.view.outline}>
      <div className={css["cards"]}>
        <p className={css["lead"]}>
          {limits.essayEditTitles ? (
            m.refine.lead
          ) : (
            <>
              <Icon name="lock-simple" size={14} /> {m.titles.why}
            </>
          )}
        </p>
        {rows.map((row) => (
          <Card
            key={row.id}
            work={work}
            row={row}
            number={numbers.get(row.id) ?? null}
            run={run}
            onOpen={() => onOpen(row.id)}
            onRemove={() => setRemoving(row)}
          />
        ))}
        <Button
          block
          waiting={!limits.essayEditTitles}
          title={limits.essayEditTitles ? undefined : m.titles.why}
          onClick={() => run(addSection(null, newBlockId()))}
        >
          <Icon name={limits.essayEditTitles ? "plus" : "lock-simple"} size={16} />
          {m.refine.addLast}
        </Button>
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={m.refine.removeTitle(removing?.title || m.untitled)}
        keep={m.cancel}
        confirm={m.refine.remove}
        onConfirm={() => {
          if (removing !== null) run(removeSection(removing.id));
          setRemoving(null);
        }}
      >
        <p>{removing === null ? "" : m.refine.removeText(formatNumber(removing.characters))}</p>
      </ConfirmDialog>
    </section>
  );
}

type CardProps = {
  work: EssayWork;
  row: SectionRow;
  number: string | null;
  run: (command: Command) => void;
  onOpen: () => void;
  onRemove: () => void;
};

function Card({ work, row, number, run, onOpen, onRemove }: CardProps) {
  const { opened, limits, locked, states } = work;
  const { editor } = opened.editor;
  const isLocked = locked.has(row.id);
  const mayName = limits.essayEditTitles && !isLocked;
  const attributes = useSectionAttributes(editor, row.id);
  const title = useTyped(row.title, (value) => {
    if (value.trim() !== row.title) run(renameSection(row.id, value.trim()));
  });
  const brief = useTyped(attributes?.points ?? "", (value) =>
    setSectionAttributes(editor, {
      id: row.id,
      changed: { points: value.trim() === "" ? null : value.trim() },
      asOneStep: opened.asOneStep,
    }),
  );
  const name = row.title === "" ? m.untitled : row.title;
  const kind = states.get(row.id)?.kind ?? "empty";
  const isAtWork = kind === "writing" || kind === "queued";
  const action = isAtWork ? m.list.queued : row.own === 0 ? m.write.one : m.toolbar.rewrite;
  return (
    <article className={css["card"]} data-level={row.level} aria-label={name}>
      <div className={css["line"]}>
        {number === null ? null : <span className={css["number"]}>{number}</span>}
        <GrowingArea
          className={css["title"]}
          rows={1}
          value={title.value}
          readOnly={!mayName}
          maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
          placeholder={m.untitled}
          aria-label={m.refine.title}
          title={mayName ? undefined : isLocked ? m.slot.locked : m.titles.why}
          onChange={(event) => title.type(event.target.value.replace(/(?<!\s)\s*\n\s*/g, " "))}
          onBlur={title.leave}
        />
        {mayName ? null : <Icon name="lock-simple" size={14} label={isLocked ? m.slot.locked : m.titles.why} />}
        <Menu
          label={m.refine.more(name)}
          trigger={(props) => (
            <Button tone="ghost" size="sm" iconOnly aria-label={m.refine.more(name)} {...props}>
              <Icon name="dots-three" size={16} />
            </Button>
          )}
        >
          <MenuItem onClick={() => run(moveSection(row.id, -1))}>
            <Icon name="arrow-up" />
            {m.refine.up}
          </MenuItem>
          <MenuItem onClick={() => run(moveSection(row.id, 1))}>
            <Icon name="arrow-down" />
            {m.refine.down}
          </MenuItem>
          <MenuItem onClick={() => run(shiftSection(row.id, 1))}>
            <Icon name="text-indent" />
            {m.refine.indent}
          </MenuItem>
          <MenuItem onClick={() => run(shiftSection(row.id, -1))}>
            <Icon name="arrow-left" />
            {m.refine.outdent}
          </MenuItem>
          <MenuItem disabled={!limits.essayEditTitles} onClick={() => run(addSection(row.id, newBlockId()))}>
            <Icon name={limits.essayEditTitles ? "plus" : "lock-simple"} />
            {m.refine.add}
          </MenuItem>
          <MenuDivider />
          <MenuItem danger onClick={onRemove}>
            <Icon name="trash" />
            {m.refine.remove}
          </MenuItem>
        </Menu>
      </div>
      <GrowingArea
        className={css["brief"]}
        rows={1}
        value={brief.value}
        readOnly={isLocked}
        placeholder={m.section.brief}
        aria-label={m.section.brief}
        maxLength={500}
        onChange={(event) => brief.type(event.target.value)}
        onBlur={brief.leave}
      />
      <div className={css["foot"]}>
        <span>
          {row.hasChildren
            ? m.length(formatNumber(row.length))
            : m.refine.words(formatNumber(row.own), formatNumber(targetOf(row, limits)))}
        </span>
        {isWritten(row) ? (
          <Button
            size="sm"
            disabled={isAtWork || isLocked}
            aria-haspopup="dialog"
            aria-label={m.refine.openOf(action, name)}
            onClick={onOpen}
          >
            {action}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
