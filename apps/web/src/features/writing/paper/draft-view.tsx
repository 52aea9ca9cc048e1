import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { ConflictBanner } from "#editor/autosave/conflict-banner.tsx";
import { markAt, type TextMark } from "#editor/core/marks.ts";
import prose from "#editor/core/prose.module.css";
import { useEditing } from "#editor/core/use-editing.ts";
import letter from "#editor/letter/letter.module.css";
import { drawNearNow } from "#editor/stream/draw-when-near.ts";
import type { StreamView } from "#editor/stream/stream-view.ts";
import { useDrawnText } from "#editor/stream/use-drawn-text.ts";
import { useGrowing } from "#editor/stream/use-early-editing.ts";
import { useFollowing } from "#editor/stream/use-following.ts";
import { cx } from "#lib/cx.ts";
import type { Ruler } from "#lib/ruler/ruler.ts";
import { copyText } from "#lib/text-actions.ts";
import { useEscape } from "#lib/use-escape.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { generationTexts } from "../store/writing-api.ts";
import { isRunning, isSettled } from "../store/writing-state.ts";
import { Written } from "../store/written.tsx";
import { DraftCaveats } from "./draft-caveats.tsx";
import { DraftChanges } from "./draft-changes.tsx";
import { DraftTicks } from "./draft-ticks.tsx";
import { FollowUpDock } from "./follow-up-dock.tsx";
import { keepPlace, type Place, placeOf } from "./keep-place.ts";
import { OutBar } from "./out-bar.tsx";
import type { PaperProps } from "./paper-props.ts";
import { SampleNote } from "./sample-note.tsx";
import { SELECTION_MENU, SelectionMenu } from "./selection-menu.tsx";
import { Suggestion } from "./suggestion.tsx";
import { useMenuKeys, useSelectedPassage } from "./use-selected-passage.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { WritingDock } from "./writing-dock.tsx";
import css from "./writing-paper.module.css";

/** A text of this many blocks is put aside where it is out of sight. */
const LONG_BLOCKS = 40;

/** One draft on the sheet: drawn while it comes, edited once it is whole. */
export function DraftView(props: PaperProps & { generationId: string }) {
  const { writing, written, state, generationId, target, waitSeconds, output } = props;
  const { layout } = output;
  const { phase } = state;
  const running = isRunning(phase);
  const sheet = useRef<HTMLElement>(null);
  const article = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLElement | null>(null);
  const measure = useRef<HTMLDivElement>(null);
  const view = useRef<StreamView | null>(null);
  const [drawing, setDrawing] = useState<HTMLElement | null>(null);
  const [section, setSection] = useState(0);
  const { selected, onSelection, showByKeys, clear } = useSelectedPassage(sheet);
  const [locked, setLocked] = useState(false);
  const [editable, setEditable] = useState(false);

  const { behind, grew, catchUp, pause } = useFollowing(caret, running);
  const blocks = useCallback(() => {
    const edited = host.current?.hidden ? null : host.current?.firstElementChild;
    return [...(edited?.children ?? []), ...(article.current?.hidden ? [] : (article.current?.children ?? []))];
  }, []);
  const ruler = useRef<Ruler | null>(null);
  const onLayout = useCallback(() => ruler.current?.reset(), []);
  const onFilled = useCallback(() => ruler.current?.update(), []);
  const grown = useRef<(whole: boolean) => void>(() => undefined);
  const onGrow = useCallback(() => {
    grown.current(false);
    if (host.current) tellLong(host.current, [...(host.current.firstElementChild?.children ?? [])]);
    setDrawing(measure.current);
    ruler.current?.update();
    setSection(measure.current?.querySelectorAll("h2").length ?? 0);
    setEditable((view.current?.upTo ?? 0) >= Math.max(1, writing.buffer()?.taken.until ?? 0));
    grew();
  }, [grew, writing]);
  const onEnd = useCallback(() => grown.current(true), []);

  const draft = state.drafts.find((one) => one.generationId === generationId);
  const text = writing.text(generationId);
  const buffer = writing.buffer();
  const growing = useGrowing({ view, buffer, running });
  const given = locked ? undefined : text;
  const { drawn, clear: clearDrawn } = useDrawnText({
    article,
    buffer,
    text: given,
    caret,
    view,
    layout,
    onGrow,
    onEnd,
    onLayout: onFilled,
  });
  const place = useRef<Place | null>(null);
  const atRest = isSettled(phase) && drawn !== undefined && text !== undefined && draft !== undefined;
  const server = atRest ? { text, version: draft.version, rawUnits: writing.rawUnits(generationId) ?? text.length } : null;

  const resource = useMemo(() => ({ kind: "generation", id: generationId }) as const, [generationId]);
  const editing = useEditing({
    resource,
    kind: generationTexts,
    label: m.paper.label,
    layout,
    host,
    server,
    version: draft?.version ?? 0,
    growing,
    onMade: () => {
      const drawn = blocks();
      place.current = placeOf(drawn);
      if (host.current) tellLong(host.current, drawn);
    },
    onSelection,
    onLayout,
    onBlur: (to) => (to instanceof Element && to.closest(SELECTION_MENU) !== null) || clear(),
    onSaved: ({ version, chars, text, upTo }) => writing.saved(generationId, { version, chars, ...(upTo === null ? { text } : {}) }),
    onCounted: writing.counted,
  });
  const { editor, startEditing, saveState, theirs, choose, early } = editing;
  // The text stands in the editor now, of which the formulas far from the screen are not drawn yet: before the next paint the drawn
  // one goes, and what was being read is where it was.
  useLayoutEffect(() => {
    if (editor === null || early) return;
    clearDrawn();
    drawNearNow(editor.dom);
    if (place.current) keepPlace([...editor.dom.children], place.current);
    place.current = null;
  }, [editor, early, clearDrawn]);
  useEffect(() => {
    grown.current = editing.grown;
  });
  if (editor && !locked) setLocked(true);
  useEffect(() => {
    if (editor !== null || drawn !== undefined) {
      setDrawing(measure.current);
      onLayout();
    }
  }, [editor, drawn, onLayout]);
  const sample = draft?.model === BUILTIN_MODEL_NAME;
  const { suggestion, ask, accept, reject } = useSuggestion(generationId, editor, sample);
  const wanted = useRef<TextMark | null>(null);
  useEffect(() => {
    if (!editor || !wanted.current) return;
    editor.selectText(wanted.current.text, wanted.current.nth);
    wanted.current = null;
  }, [editor]);
  const fill = (mark: TextMark) => {
    if (props.onFillField(mark.hint)) return;
    if (editor) {
      editor.selectText(mark.text, mark.nth);
      return;
    }
    wanted.current = mark;
    void startEditing(null);
  };
  const [cardPlace, setCardPlace] = useState<CSSProperties>({});
  const choosing = selected !== null && suggestion === null && !running;
  useMenuKeys(running || suggestion !== null ? null : editor, showByKeys);
  const backToText = () => {
    if (document.activeElement?.closest(SELECTION_MENU)) editor?.focusAt(null);
    clear();
  };
  useEscape(choosing || suggestion !== null, suggestion ? reject : backToText);

  const copyPassage = () => {
    if (!selected) return;
    copyText(selected.passage.text).then(
      () => toast({ tone: "ok", title: m.select.copied, pill: true }),
      () => toast({ tone: "error", title: m.bar.copyFailed }),
    );
  };
  const wantsToEdit = !editor && (isSettled(phase) || (phase === "writing" && editable && draft !== undefined));
  const startEditingAt = (event: PointerEvent) => {
    // A passage is being selected, to be read or copied.
    if (getSelection()?.isCollapsed === false) return;
    pause();
    const mark = article.current && markAt(article.current, { left: event.clientX, top: event.clientY });
    if (mark) {
      fill(mark);
      return;
    }
    void startEditing({ left: event.clientX, top: event.clientY });
  };

  return (
    <>
      <OutBar
        state={state}
        written={written}
        saveState={editor ? saveState : null}
        readText={() => editor?.markdown() ?? text ?? drawn ?? ""}
        onSelectDraft={props.onSelectDraft}
        onNewPiece={props.onNewPiece}
      />
      {theirs && !running ? (
        <div className={css["banner"]}>
          <ConflictBanner onChoose={(whose) => void choose(whose)} />
        </div>
      ) : null}
      <article ref={sheet} className={css["sheet"]} data-running={running || undefined} aria-busy={running || undefined}>
        {running ? <Written {...written}>{({ percent }) => <ProgressBar edge value={percent} label={m.paper.progress} />}</Written> : null}
        {phase === "asking" ? (
          <div className={css["waiting"]}>
            <SkeletonCells />
          </div>
        ) : null}
        <div ref={measure} className={css["measure"]} hidden={phase === "asking"}>
          <DraftTicks article={drawing} blocks={blocks} target={target} ruler={ruler} />
          <div
            ref={host}
            className={cx(prose["prose"], letter["letter"])}
            data-layout={layout}
            hidden={editor === null}
            data-growing={(early && running) || undefined}
            onPointerUp={(event) => {
              if (!editor || !host.current || getSelection()?.isCollapsed === false) return;
              const mark = markAt(host.current, { left: event.clientX, top: event.clientY });
              if (mark) fill(mark);
            }}
          />
          <div
            ref={article}
            className={cx(prose["prose"], letter["letter"])}
            data-layout={layout}
            hidden={editor !== null && !early}
            data-behind={early || undefined}
            {...(wantsToEdit
              ? {
                  tabIndex: 0,
                  onPointerUp: startEditingAt,
                  onKeyDown: (event: KeyboardEvent) => {
                    if (event.key.length !== 1 && event.key !== "Enter") return;
                    pause();
                    void startEditing(null);
                  },
                }
              : {})}
          />
          {sample && isSettled(phase) && state.hasText ? (
            <Written {...written}>
              {() => (
                <SampleNote
                  text={editor?.markdown() ?? text ?? ""}
                  target={target}
                  onFill={fill}
                  within={() => [host.current, article.current]}
                />
              )}
            </Written>
          ) : null}
          {text === undefined || !isSettled(phase) || draft === undefined || draft.baseId === null ? null : (
            <DraftChanges key={draft.baseId} baseId={draft.baseId} readText={() => editor?.markdown() ?? text} />
          )}
          {text === undefined ? null : <DraftCaveats {...props} readText={() => editor?.markdown() ?? text} />}
          {!state.hasText || phase === "asking" ? null : (
            <p className={css["ai"]}>
              <b>{m.paper.aiLabel}</b>
              {m.paper.aiHint}
            </p>
          )}
        </div>
        {choosing ? (
          <SelectionMenu
            style={selected.places.menu}
            waitSeconds={waitSeconds}
            takesFocus={selected.byKeys}
            onAction={(action) => {
              setCardPlace(selected.places.card);
              void ask(action);
            }}
            onCopy={copyPassage}
            onBack={backToText}
            onLeave={clear}
          />
        ) : null}
        {suggestion ? <Suggestion place={cardPlace} suggestion={suggestion} onAccept={() => void accept()} onReject={reject} /> : null}
      </article>
      {behind ? (
        <Button tone="line" size="sm" className={css["latest"]} onClick={catchUp}>
          <Icon name="arrow-down" size={16} />
          {m.paper.toLatest}
        </Button>
      ) : null}
      {running ? (
        <WritingDock state={state} written={written} target={target} section={section} editable={editable} onStop={props.onStop} />
      ) : null}
      {isSettled(phase) && state.hasText && !suggestion ? (
        <FollowUpDock waitSeconds={waitSeconds} sample={sample} register={output.register} goOn={props.goOn} onRevise={props.onRevise} />
      ) : null}
    </>
  );
}

/** Blocks of the editor that nobody has seen yet are taken to be as tall as those of the drawn text are on average. */
function tellLong(host: HTMLElement, drawn: readonly Element[]): void {
  if (drawn.length < LONG_BLOCKS || host.dataset["long"] !== undefined) return;
  const height = drawn.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0) / drawn.length;
  host.style.setProperty("--block-height", `${Math.round(height)}px`);
  host.dataset["long"] = "";
}
