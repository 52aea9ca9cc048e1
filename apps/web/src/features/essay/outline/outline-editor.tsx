import type { EssayOutline } from "@tangleaf/contract";
import type { Limits } from "@tangleaf/contract/limits";
import { type ReactNode, useRef, useState } from "react";
import { SaveStatus } from "#editor/autosave/save-status.tsx";
import { formatNumber } from "#lib/format.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { Essay } from "../api.ts";
import { DownloadOutline } from "../downloads/download-outline.tsx";
import css from "./outline-editor.module.css";
import type { OutlineForm } from "./outline-form.ts";
import { countSections, totalOf } from "./outline-line.ts";
import { OutlinePaper } from "./outline-paper.tsx";
import { useLineActions } from "./use-line-actions.ts";
import { useOutlineEditing } from "./use-outline-editing.ts";
import { useVersionActions } from "./version/use-version-actions.ts";
import { VersionNotes } from "./version/version-notes.tsx";

const OutlineMap = lazyWithQueries(() => import("./map/outline-map.tsx").then((module) => module.OutlineMap));

type OutlineEditorProps = {
  essay: Essay;
  version: EssayOutline;
  form: OutlineForm;
  limits: Limits;
  /** Says that another chapter is too many for the account; where more can be had, how. */
  onTooMany: () => void;
  /** What is wrong with the form is shown there; answers whether it can be used as it is. */
  checkForm: () => boolean;
  onShow: (no: number) => void;
  onOutdated: () => void;
  /** Tabs of the versions, and the way to bring one in. */
  tabs: ReactNode;
  bring: ReactNode;
};

/** One version of an essay's outlines: what it adds up to, what can be done with it, and its paper. */
export function OutlineEditor(props: OutlineEditorProps) {
  const { essay, version, form, limits, onTooMany, checkForm, onShow, onOutdated, tabs, bring } = props;
  const { essayId } = essay;
  const paper = useRef<HTMLDivElement>(null);
  const editing = useOutlineEditing(essayId, version, onOutdated);
  const { lines, edit, pause, isInConflict, settle } = editing;
  const [view, setView] = useState<"lines" | "map">("lines");
  const max = limits.essayChapters;
  function mayHaveChapters(count: number): boolean {
    if (count <= max) return true;
    onTooMany();
    return false;
  }
  const lineActions = useLineActions({ lines, language: form.language, edit, pause, paper, mayHaveChapters });
  const actions = useVersionActions({
    essay,
    version,
    form,
    editing,
    checkDocument: () => checkForm() && mayHaveChapters(lines.length),
    onShow,
  });

  return (
    <>
      <div className={css["bar"]}>
        {tabs}
        <span className={css["counts"]}>{m.bar.counts(lines.length, countSections(lines), formatNumber(totalOf(lines)))}</span>
        <span className={css["actions"]}>
          <Segmented
            label={m.map.view}
            value={view}
            onChange={setView}
            options={[
              { value: "lines", label: m.map.lines },
              { value: "map", label: m.map.map },
            ]}
          />
          <Button tone="ghost" size="sm" disabled={isInConflict} onClick={lineActions.addChapter}>
            <Icon name={lines.length >= max ? "lock-simple" : "plus"} size={16} />
            {m.bar.addChapter}
          </Button>
          {bring}
          <DownloadOutline essayId={essayId} no={version.no} before={settle} />
          {essay.stage === "content" ? null : (
            <Button
              tone="solid"
              size="sm"
              disabled={isInConflict || actions.isEmpty || actions.busy !== null}
              onClick={() => void actions.choose(false)}
            >
              {actions.busy === "choosing" ? m.bar.choosing : m.bar.choose}
              <Icon name="arrow-right" size={16} />
            </Button>
          )}
        </span>
      </div>
      <VersionNotes essay={essay} editing={editing} actions={actions} wanted={form.length} maxChapters={max} />
      <div ref={paper} className={css["sheet"]}>
        <div className={css["corner"]}>
          <SaveStatus state={editing.saveState} />
          <UndoButtons editing={editing} />
        </div>
        {view === "map" ? (
          <OutlineMap title={form.title} editing={editing} mayHaveChapters={mayHaveChapters} />
        ) : (
          <OutlinePaper
            title={form.title}
            level={form.level}
            language={form.language}
            editing={editing}
            lineActions={lineActions}
            isDrafted={version.generationId !== null}
          />
        )}
      </div>
    </>
  );
}

function UndoButtons({ editing: { undo, redo, canUndo, canRedo, isInConflict } }: { editing: ReturnType<typeof useOutlineEditing> }) {
  return (
    <span className={css["pair"]}>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.undo} title={m.bar.undo} disabled={!canUndo || isInConflict} onClick={undo}>
        <Icon name="arrow-counter-clockwise" size={16} />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.redo} title={m.bar.redo} disabled={!canRedo || isInConflict} onClick={redo}>
        <Icon name="arrow-clockwise" size={16} />
      </Button>
    </span>
  );
}
