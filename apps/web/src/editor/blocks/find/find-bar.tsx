import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { cx } from "#lib/cx.ts";
import { formatNumber } from "#lib/format.ts";
import { isComposing } from "#lib/is-composing.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { sameFields, useEditorValue } from "../use-editor-value.ts";
import css from "./find-bar.module.css";
import { closeFind, openFind, replaceAll, replaceCurrent, setFindQuery, stepFind } from "./find-commands.ts";
import { findState } from "./find-plugin.ts";
import type { FindQuery } from "./find-query.ts";

const m = blockMessages.find;

export type FindBarProps = {
  editor: Editor;
  /** Whether the row of the replacement is open at first. */
  withReplace: boolean;
  onClose: () => void;
  /** Runs a change as one undo step of its own. */
  asOneStep: (change: () => void) => void;
};

/** Find and replace over the whole document. Stands where its parent puts it; mounted = open. */
export function FindBar({ editor, withReplace, onClose, asOneStep }: FindBarProps) {
  const [isReplacing, setReplacing] = useState(withReplace);
  const [template, setTemplate] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { query, problem, all, current } = useEditorValue(
    editor,
    ({ state }) => {
      const found = findState(state);
      return { query: found.query, problem: found.problem, all: found.places.length, current: found.current };
    },
    sameFields,
  );

  useEffect(() => {
    openFind(editor.state, editor.view.dispatch);
    field.current?.focus();
    // What was taken from the selection is in the field after the next drawing.
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => {
      cancelAnimationFrame(frame);
      if (!editor.isDestroyed) closeFind(editor.state, editor.view.dispatch);
    };
  }, [editor]);
  useEffect(() => setReplacing(withReplace), [withReplace]);

  const change = (part: Partial<FindQuery>) => {
    setSaid("");
    setFindQuery({ ...query, ...part })(editor.state, editor.view.dispatch);
  };
  const step = (by: -1 | 1) => void stepFind(by)(editor.state, editor.view.dispatch, editor.view);
  const close = () => {
    onClose();
    editor.commands.focus(null, { scrollIntoView: false });
  };
  const replaceOne = () =>
    asOneStep(() => {
      replaceCurrent(template)(editor.state, editor.view.dispatch);
      stepToCurrent(editor);
    });
  const replaceEvery = () =>
    asOneStep(() => {
      const { tr, replaced, locked } = replaceAll(editor.state, template);
      editor.view.dispatch(tr);
      setSaid([m.replaced(formatNumber(replaced)), locked > 0 ? m.locked(formatNumber(locked)) : ""].filter(Boolean).join(" "));
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isMod = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target === field.current) step(event.shiftKey ? -1 : 1);
    else if (event.key === "F3" || (isMod && event.key.toLowerCase() === "g")) step(event.shiftKey ? -1 : 1);
    else if (isMod && event.key.toLowerCase() === "h") setReplacing(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const problemText = problem === null ? null : problem === "pattern" ? m.pattern : m.tooLong;
  return (
    <search className={css["bar"]} aria-label={m.label} onKeyDown={onKeyDown}>
      <div className={css["row"]}>
        <Button
          tone="ghost"
          size="sm"
          iconOnly
          aria-label={m.showReplace}
          aria-expanded={isReplacing}
          onClick={() => setReplacing((before) => !before)}
        >
          <Icon name={isReplacing ? "caret-down" : "caret-right"} size={14} />
        </Button>
        <div className={css["field"]} data-invalid={problem !== null || undefined}>
          <TextInput
            ref={field}
            className={css["input"]}
            aria-label={m.query}
            placeholder={m.query}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null || undefined}
            aria-describedby={noteId}
            value={query.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <Toggle label={m.matchCase} sign="Aa" isOn={query.matchCase} onChange={(matchCase) => change({ matchCase })} />
          <Toggle label={m.wholeWord} sign="ab|" isOn={query.wholeWord} onChange={(wholeWord) => change({ wholeWord })} />
          <Toggle label={m.regex} sign=".*" isOn={query.isRegex} onChange={(isRegex) => change({ isRegex })} />
        </div>
        <output className={css["count"]}>
          {query.text === "" || problem !== null ? "" : all === 0 ? m.none : m.count(formatNumber(current + 1), formatNumber(all))}
        </output>
        <Button tone="ghost" size="sm" iconOnly aria-label={m.previous} {...pressable(all > 0, () => step(-1))}>
          <Icon name="arrow-up" size={16} />
        </Button>
        <Button tone="ghost" size="sm" iconOnly aria-label={m.next} {...pressable(all > 0, () => step(1))}>
          <Icon name="arrow-down" size={16} />
        </Button>
        <Button tone="ghost" size="sm" iconOnly aria-label={m.close} onClick={close}>
          <Icon name="x" size={16} />
        </Button>
      </div>
      {isReplacing ? (
        <ReplaceRow
          template={template}
          onTemplate={setTemplate}
          canReplace={current >= 0}
          onReplace={replaceOne}
          canReplaceAll={all > 0}
          onReplaceAll={replaceEvery}
        />
      ) : null}
      <p id={noteId} role="status" className={css["note"]} data-problem={problem !== null || undefined}>
        {problemText ?? said}
      </p>
    </search>
  );
}

type ReplaceRowProps = {
  template: string;
  onTemplate: (template: string) => void;
  canReplace: boolean;
  onReplace: () => void;
  canReplaceAll: boolean;
  onReplaceAll: () => void;
};

/** What is put in place of what was found. */
function ReplaceRow({ template, onTemplate, canReplace, onReplace, canReplaceAll, onReplaceAll }: ReplaceRowProps) {
  return (
    <div className={cx(css["row"], css["second"])}>
      <div className={css["field"]}>
        <TextInput
          className={css["input"]}
          aria-label={m.replacement}
          placeholder={m.replacement}
          autoComplete="off"
          spellCheck={false}
          value={template}
          onChange={(event) => onTemplate(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event.nativeEvent) && canReplace) onReplace();
          }}
        />
      </div>
      <Button size="sm" {...pressable(canReplace, onReplace)}>
        {m.replace}
      </Button>
      <Button size="sm" {...pressable(canReplaceAll, onReplaceAll)}>
        {m.replaceAll}
      </Button>
    </div>
  );
}

/** A button that cannot be pressed now keeps the focus: after the last replacement Escape still closes the bar. */
const pressable = (isPossible: boolean, run: () => void) => ({
  "aria-disabled": !isPossible || undefined,
  onClick: () => isPossible && run(),
});

/** The place that is shown after a replacement comes into sight. */
function stepToCurrent(editor: Editor): void {
  const { places, current } = findState(editor.state);
  const place = places[current];
  if (!place) return;
  const { node } = editor.view.domAtPos(place.from, 1);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

type ToggleProps = { label: string; sign: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Toggle({ label, sign, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      className={css["toggle"]}
      data-sign={sign}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  );
}
