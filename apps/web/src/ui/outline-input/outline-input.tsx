import { type OutlineItem, parseOutline } from "@tangleaf/document/outline";
import { type DragEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { OUTLINE_FILE_ENDINGS, readOutlineFile } from "#lib/outline-file.ts";
import { outlineFileMessages as m } from "#messages/outline-file.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./outline-input.module.css";
import { sayOutlineProblem } from "./outline-problem.ts";

/** An outline that is typed or pasted, or the file it was read from. */
export type OutlineSource = {
  readonly text: string;
  readonly file: { readonly name: string; readonly title: string; readonly items: readonly OutlineItem[]; readonly dropped: number } | null;
};

export const NO_OUTLINE: OutlineSource = { text: "", file: null };

/** The headings of an outline, as far as it can be read. */
export const itemsOf = ({ text, file }: OutlineSource): readonly OutlineItem[] => file?.items ?? parseOutline(text);

type OutlineInputProps = {
  source: OutlineSource;
  onChange: (source: OutlineSource) => void;
  label: string;
  placeholder: string;
  rows: number;
  className?: string | undefined;
};

/** Where an outline is pasted, or a file of one chosen or dropped: OPML, XMind, Markdown, text. */
export function OutlineInput({ source, onChange, label, placeholder, rows, className }: OutlineInputProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readOutlineFile(file).catch(() => null);
    if (read === null) return setProblem(m.unreadable);
    if ("problem" in read) return setProblem(sayOutlineProblem(read));
    if ("items" in read && read.items.length === 0) return setProblem(m.empty);
    setProblem(null);
    onChange("text" in read ? { text: read.text, file: null } : { text: source.text, file: { ...read, name: file.name } });
  };
  const change = (next: OutlineSource) => {
    setProblem(null);
    onChange(next);
  };
  const leaveFile = () => {
    // The button goes with the file: the focus goes on before a dialog around it takes the focus back to itself.
    flushSync(() => change({ ...source, file: null }));
    area.current?.querySelector("textarea")?.focus();
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const { file } = source;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      ref={area}
      className={css["input"]}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={m.choose}
        accept={OUTLINE_FILE_ENDINGS.join(",")}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Field
        label={label}
        required
        error={problem}
        aside={
          <Button tone="ghost" size="sm" className={css["choose"]} onClick={() => input.current?.click()}>
            <Icon name="file-arrow-up" size={16} />
            {m.choose}
          </Button>
        }
      >
        {(control) =>
          file === null ? (
            <TextArea
              {...control}
              className={className}
              rows={rows}
              value={source.text}
              placeholder={placeholder}
              spellCheck={false}
              onChange={(event) => change({ text: event.target.value, file: null })}
            />
          ) : (
            <div id={control.id} className={css["file"]}>
              <Icon name="tree-view" />
              <span className={css["name"]}>{file.name}</span>
              <Button tone="ghost" size="sm" iconOnly aria-label={m.leave(file.name)} onClick={leaveFile}>
                <Icon name="x" size={16} />
              </Button>
              {file.dropped === 0 ? null : <p className={css["dropped"]}>{m.dropped(file.dropped)}</p>}
            </div>
          )
        }
      </Field>
      <p className={css["kinds"]}>{m.kinds}</p>
    </div>
  );
}
