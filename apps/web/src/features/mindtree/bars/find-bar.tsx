import { useEffect, useRef, useState } from "react";
import { cx } from "#lib/cx.ts";
import { isComposing } from "#lib/is-composing.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./bars.module.css";

type FindBarProps = {
  words: string;
  onWords: (words: string) => void;
  found: readonly string[];
  onShow: (id: string) => void;
  onClose: () => void;
};

/** Looks for words in the nodes and their notes, and goes from one to the next. */
export function FindBar({ words, onWords, found, onShow, onClose }: FindBarProps) {
  const [at, setAt] = useState(-1);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector("input")?.focus(), []);
  const step = (by: number) => {
    if (found.length === 0) return;
    const next = (at + by + found.length) % found.length;
    setAt(next);
    const id = found[next];
    if (id !== undefined) onShow(id);
  };
  return (
    <search ref={bar} className={cx(css["box"], css["find"])}>
      <TextInput
        value={words}
        aria-label={m.find.label}
        placeholder={m.find.placeholder}
        onChange={({ target }) => {
          setAt(-1);
          onWords(target.value);
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === "Enter") step(event.shiftKey ? -1 : 1);
          else if (event.key === "Escape") onClose();
          else return;
          event.preventDefault();
        }}
      />
      <span className={css["count"]} role="status">
        {words.trim() === "" ? "" : m.find.count(Math.min(at, found.length - 1) + 1, found.length)}
      </span>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.find.previous} onClick={() => step(-1)}>
        <Icon name="caret-up" size={16} />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.find.next} onClick={() => step(1)}>
        <Icon name="caret-down" size={16} />
      </Button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.find.close} onClick={onClose}>
        <Icon name="x" size={16} />
      </Button>
    </search>
  );
}
