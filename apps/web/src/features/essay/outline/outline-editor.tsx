import type { EssayOutline } from "@tangleaf/contract";
import type { Limits } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { scaleLengths } from "@tangleaf/document/outline";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SaveStatus } from "#editor/autosave/save-status.tsx";
import { formatNumber } from "#lib/format.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { newUuid } from "#lib/new-uuid.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Essay } from "../api.ts";
import { DownloadOutline } from "../downloads/download-outline.tsx";
import { addOutline, createDocument } from "./api.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import css from "./outline-editor.module.css";
import type { OutlineForm } from "./outline-form.ts";
import { countLeaves, countSections, toInput, totalOf } from "./outline-line.ts";
import { OutlinePaper } from "./outline-paper.tsx";
import { PaceNote } from "./pace-note.tsx";
import { useLineActions } from "./use-line-actions.ts";
import { useOutlineEditing } from "./use-outline-editing.ts";

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
  const navigate = useNavigate();
  const paper = useRef<HTMLDivElement>(null);
  const editing = useOutlineEditing(essayId, version, onOutdated);
  const { lines, edit, pause, saveState, isInConflict, theirs, takeTheirs, settle } = editing;
  const [view, setView] = useState<"lines" | "map">("lines");
  const [busy, setBusy] = useState<"choosing" | "keeping" | null>(null);
  /** One wish keeps its id, so that a second press of the same button does nothing twice. */
  const wish = useRef({ of: "", requestId: "" });
  const max = limits.essayChapters;
  function mayHaveChapters(count: number): boolean {
    if (count <= max) return true;
    onTooMany();
    return false;
  }
  const lineActions = useLineActions({
    lines,
    language: form.language,
    edit,
    pause,
    paper,
    mayHaveChapters,
  });
  const total = totalOf(lines);
  const isTooMany = lines.length > max;
  const outline = toInput(lines, m.paper.untitled);

  function requestIdFor(what: string): string {
    const of = `${what} ${JSON.stringify([form, outline])}`;
    if (wish.current.of !== of) wish.current = { of, requestId: newUuid() };
    return wish.current.requestId;
  }

  async function choose(asNew: boolean): Promise<void> {
    if (!checkForm() || busy !== null) return;
    if (isTooMany) return onTooMany();
    setBusy("choosing");
    try {
      await settle();
      const { major, keywords } = essay;
      const of = asNew ? { major, keywords } : { major, keywords, essayId };
      const made = await createDocument(of, form, {
        outline,
        total,
        outlineOf: { essayId, no: version.no },
        requestId: requestIdFor(asNew ? "another" : "create"),
      });
      void navigate(webPaths.essayContent(made));
    } catch (error) {
      toastRefusal(error, m.bar.chooseFailed);
    } finally {
      setBusy(null);
    }
  }

  async function keepBoth(): Promise<void> {
    if (busy !== null) return;
    setBusy("keeping");
    try {
      const { no } = await addOutline(essayId, form, { outline, requestId: requestIdFor("keep") });
      takeTheirs();
      toast({ tone: "ok", title: m.versions.added(no), pill: true });
      onShow(no);
    } catch (error) {
      toastRefusal(error, m.bring.failed);
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <div className={css["bar"]}>
        {tabs}
        <span className={css["counts"]}>{m.bar.counts(lines.length, countSections(lines), formatNumber(total))}</span>
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
              disabled={isInConflict || outline.length === 0 || busy !== null}
              onClick={() => void choose(false)}
            >
              {busy === "choosing" ? m.bar.choosing : m.bar.choose}
              <Icon name="arrow-right" size={16} />
            </Button>
          )}
        </span>
      </div>
      <div className={css["notes"]}>
        {essay.stage === "content" ? (
          <Banner
            icon="note-pencil"
            action={
              <span className={css["ways"]}>
                <Button size="sm" disabled={isInConflict || outline.length === 0 || busy !== null} onClick={() => void choose(true)}>
                  {busy === "choosing" ? m.bar.choosing : m.inContent.another}
                </Button>
                <ButtonLink size="sm" tone="solid" to={webPaths.essayContent(essayId)}>
                  {m.inContent.open}
                </ButtonLink>
              </span>
            }
          >
            {m.inContent.text}
          </Banner>
        ) : null}
        {isInConflict ? (
          <ConflictChoice disabled={theirs === null || busy !== null} onBoth={() => void keepBoth()} onTheirs={takeTheirs} />
        ) : null}
        {essay.stage === "content" || lines.length === 0 ? null : (
          <PaceNote sections={countLeaves(lines)}>
            {(text, trial) => (
              <Banner icon="hourglass-medium" action={trial}>
                {text}
              </Banner>
            )}
          </PaceNote>
        )}
        {isTooMany ? <Banner tone="amber">{m.tooMany(lines.length, max)}</Banner> : null}
        {isInConflict || lines.length === 0 ? null : (
          <LengthDifference total={total} wanted={form.length} onFit={() => edit(scaleLengths(lines, form.length))} />
        )}
      </div>
      <div ref={paper} className={css["sheet"]}>
        <div className={css["corner"]}>
          <SaveStatus state={saveState} />
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

type LengthDifferenceProps = { total: number; wanted: number; onFit: () => void };

/** The lines do not add up to what is wanted: said, and mended at one press. */
function LengthDifference({ total, wanted, onFit }: LengthDifferenceProps) {
  if (total === wanted) return null;
  const say = total < wanted ? m.difference.less : m.difference.more;
  return (
    <Banner
      action={
        <Button size="sm" onClick={onFit}>
          {m.difference.fit(formatNumber(wanted))}
        </Button>
      }
    >
      {say(formatNumber(total), formatNumber(wanted), formatNumber(Math.abs(total - wanted)))}
    </Banner>
  );
}
