import { type CSSProperties, type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import { copyText } from "#lib/text-actions/copy-text.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { ConflictBanner } from "../autosave/conflict-banner.tsx";
import type { Passage, TextEditor } from "../editor/open-editor.ts";
import { useEditing } from "../editor/use-editing.ts";
import { isRunning, isSettled } from "../session/writing-state.ts";
import { FollowUpDock } from "./follow-up-dock.tsx";
import { Gutter } from "./gutter.tsx";
import { OutBar } from "./out-bar.tsx";
import { placeUnder } from "./place-under.ts";
import prose from "./prose.module.css";
import { SelectionMenu } from "./selection-menu.tsx";
import { Suggestion } from "./suggestion.tsx";
import { useDrawnText } from "./use-drawn-text.ts";
import { useFollowing } from "./use-following.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { useTicks } from "./use-ticks.ts";
import { WritingDock } from "./writing-dock.tsx";
import css from "./writing-paper.module.css";
import type { PaperProps } from "./writing-paper.tsx";

/** One draft on the sheet: drawn while it comes, edited once it is whole. */
export function PaperText(props: PaperProps & { generationId: string }) {
  const { session, state, generationId, target, percent, waitSeconds } = props;
  const { phase } = state;
  const running = isRunning(phase);
  const sheet = useRef<HTMLElement>(null);
  const article = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLElement | null>(null);
  const [drawing, setDrawing] = useState<HTMLElement | null>(null);
  const [section, setSection] = useState(0);
  const [passage, setPassage] = useState<{ passage: Passage; place: CSSProperties } | null>(null);
  const [locked, setLocked] = useState(false);

  const { behind, grew, catchUp } = useFollowing(caret, running);
  const { ticks, ruler } = useTicks(drawing);
  const onLayout = useCallback(() => ruler.current?.reset(), [ruler]);
  const onGrow = useCallback(() => {
    setDrawing(article.current);
    ruler.current?.update();
    setSection(article.current?.querySelectorAll("h2").length ?? 0);
    grew();
  }, [ruler, grew]);

  const draft = state.drafts.find((one) => one.generationId === generationId);
  const text = session.text(generationId);
  const drawn = useDrawnText({ article, buffer: session.buffer(), text: locked ? undefined : text, caret, onGrow, onLayout });
  const server = isSettled(phase) && drawn !== undefined && text !== undefined && draft ? { text, version: draft.version } : null;

  const onSelection = useCallback((editor: TextEditor) => {
    requestAnimationFrame(() => {
      const selected = editor.selected();
      setPassage(selected && sheet.current ? { passage: selected, place: placeUnder(selected.box, sheet.current) } : null);
    });
  }, []);
  const { editor, hurry, saveState, theirs, choose } = useEditing({
    session,
    generationId,
    host,
    server,
    onSelection,
    onLayout,
    onBlur: useCallback(() => setPassage(null), []),
  });
  if (editor && !locked) {
    setLocked(true);
    setDrawing(editor.dom);
  }
  if (!editor && drawn !== undefined && drawing !== article.current) setDrawing(article.current);
  const { suggestion, ask, accept, reject } = useSuggestion(generationId, editor);
  const [place, setPlace] = useState<CSSProperties>({});

  const copyPassage = () => {
    if (!passage) return;
    copyText(passage.passage.text).then(
      () => toast({ tone: "ok", title: m.select.copied, pill: true }),
      () => toast({ tone: "error", title: m.bar.copyFailed }),
    );
  };
  const wantsToEdit = isSettled(phase) && !editor;

  return (
    <>
      <OutBar
        state={state}
        saveState={editor ? saveState : null}
        readText={() => editor?.markdown() ?? text ?? drawn ?? ""}
        onSelectDraft={props.onSelectDraft}
        onNewPiece={props.onNewPiece}
      />
      {theirs ? (
        <div className={css["banner"]}>
          <ConflictBanner onChoose={(whose) => void choose(whose)} />
        </div>
      ) : null}
      <article ref={sheet} className={css["sheet"]} data-running={running || undefined} aria-busy={running || undefined}>
        {running ? <ProgressBar edge value={percent} label={m.paper.progress} /> : null}
        {phase === "asking" ? (
          <div className={css["waiting"]}>
            <SkeletonCells />
          </div>
        ) : null}
        <div className={css["measure"]} hidden={phase === "asking"}>
          <Gutter ticks={ticks} target={target} />
          <div
            ref={article}
            className={prose["prose"]}
            hidden={editor !== null}
            {...(wantsToEdit
              ? {
                  tabIndex: 0,
                  onPointerUp: (event: PointerEvent) => void hurry({ left: event.clientX, top: event.clientY }),
                  onKeyDown: (event: KeyboardEvent) => void (event.key.length === 1 || event.key === "Enter" ? hurry(null) : undefined),
                }
              : {})}
          />
          <div ref={host} className={prose["prose"]} hidden={editor === null} />
          {state.chars === 0 || phase === "asking" ? null : (
            <p className={css["ai"]}>
              <b>{m.paper.aiLabel}</b>
              {m.paper.aiHint}
            </p>
          )}
        </div>
        {passage && !suggestion ? (
          <SelectionMenu
            style={passage.place}
            waitSeconds={waitSeconds}
            onAction={(action) => {
              setPlace(passage.place);
              void ask(action);
            }}
            onCopy={copyPassage}
          />
        ) : null}
        {suggestion ? <Suggestion place={place} suggestion={suggestion} onAccept={() => void accept()} onReject={reject} /> : null}
      </article>
      {behind ? (
        <Button tone="line" size="sm" className={css["latest"]} onClick={catchUp}>
          <Icon name="arrow-down" size={16} />
          {m.paper.toLatest}
        </Button>
      ) : null}
      {running ? <WritingDock state={state} target={target} section={section} onStop={props.onStop} /> : null}
      {isSettled(phase) && !suggestion ? <FollowUpDock waitSeconds={waitSeconds} onRevise={props.onRevise} /> : null}
    </>
  );
}
