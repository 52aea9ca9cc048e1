import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { keyLabel } from "#lib/key-label.ts";
import { useToolbarKeys } from "#lib/use-toolbar-keys.ts";
import { blockMessages as m } from "#messages/blocks.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { type ActionName, actionOf } from "../actions.ts";
import type { Blocks } from "../block-parts.ts";
import { useEditorValue } from "../use-editor-value.ts";
import { ActionButton } from "./action-button.tsx";
import css from "./toolbar.module.css";

const STYLES = ["paragraph", "heading1", "heading2", "heading3", "heading4", "heading5", "heading6"] as const;
const MARKS = ["bold", "italic", "underline", "strike", "highlight", "colour", "sup", "sub", "link"] as const;
const BLOCKS = ["bulletList", "orderedList", "blockquote"] as const;
const ALIGN = ["alignLeft", "alignCenter", "alignRight", "alignJustify", "noIndent"] as const;
const INSERT = [
  "table",
  "figure",
  "mathInline",
  "mathBlock",
  "footnote",
  "crossRef",
  "citation",
  "codeBlock",
  "pageBreak",
  "horizontalRule",
] as const;

/** What a phone's bar has no room for. */
const PHONE_MORE = ["italic", "underline", "strike", "colour", "link", "sup", "sub", "orderedList", "blockquote"] as const;
const MORE = ["todo", "code", "find", "replace", "help"] as const;

export type FormatToolbarProps = {
  editor: Editor;
  blocks: Blocks;
  /** `row`: all of it, over the paper. `compact`: what fits over a phone's keyboard. */
  shape?: "row" | "compact";
  /** Undo and redo of the document. */
  history?: { undo: () => void; redo: () => void };
};

/** The row of buttons for the text. One stop of the Tab key; the arrow keys go along it. Presses leave the selection alone. */
export function FormatToolbar({ editor, blocks, shape = "row", history }: FormatToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolbarKeys(root, () => editor.view.focus());
  const style = useEditorValue(editor, ({ state }) => STYLES.find((name) => actionOf(name).isActive?.(state)) ?? null);
  const there = (names: readonly ActionName[]) => names.filter((name) => actionOf(name).isThere?.(blocks) ?? true);
  const buttons = (names: readonly ActionName[]) =>
    there(names).map((name) => <ActionButton key={name} editor={editor} blocks={blocks} name={name} />);
  const items = (names: readonly ActionName[]) =>
    there(names).map((name) => {
      const { keys, icon, run } = actionOf(name);
      return (
        <MenuItem key={name} onClick={() => requestAnimationFrame(() => run(editor, blocks))}>
          <Icon name={icon} size={16} />
          <span className={css["itemName"]}>{m.actions[name]}</span>
          {keys?.[0] === undefined ? null : <kbd className={css["key"]}>{keyLabel(keys[0])}</kbd>}
        </MenuItem>
      );
    });

  // The text keeps the focus while a list is open: its keys close the list.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const open = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (!open || (event.target instanceof Node && root.current?.contains(event.target))) return;
      open.click();
      if (event.key === "Escape") event.preventDefault();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);

  const menu = (name: "style" | "align" | "insert" | "more", names: readonly ActionName[], icon: IconName | null, word: string | null) => (
    <Menu
      label={m.toolbar[name]}
      align={name === "more" ? "end" : "start"}
      side={shape === "compact" ? "above" : "below"}
      trigger={(props) => (
        <button
          {...props}
          className={css[word === null ? "button" : "style"]}
          title={m.toolbar[name]}
          aria-label={name === "style" ? `${m.toolbar.style} ${word}` : m.toolbar[name]}
        >
          {icon === null ? null : <Icon name={icon} size={word === null ? 18 : 16} />}
          {word}
          {name === "style" ? <Icon name="caret-down" size={12} /> : null}
        </button>
      )}
    >
      <div className={css["items"]}>{items(names)}</div>
    </Menu>
  );
  const rule = <i className={css["rule"]} />;
  const styles = menu("style", STYLES, null, style === null ? m.toolbar.style : m.actions[style]);
  const undoRedo =
    history === undefined ? null : (
      <>
        <button type="button" className={css["button"]} aria-label={m.toolbar.undo} onClick={history.undo}>
          <Icon name="arrow-counter-clockwise" />
        </button>
        <button type="button" className={css["button"]} aria-label={m.toolbar.redo} onClick={history.redo}>
          <Icon name="arrow-clockwise" />
        </button>
        {rule}
      </>
    );
  return (
    <div
      ref={root}
      role="toolbar"
      data-toolbar="text"
      aria-label={m.toolbar.label}
      className={css["bar"]}
      data-shape={shape}
      onKeyDown={onKeyDown}
      // The selection must survive the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shape === "compact" ? (
        <>
          {menu("insert", INSERT, "plus", null)}
          {styles}
          {buttons(["bold", "highlight", "bulletList"])}
          {menu("more", [...PHONE_MORE, ...ALIGN, ...MORE], "dots-three", null)}
        </>
      ) : (
        <>
          {undoRedo}
          {styles}
          {rule}
          {buttons(MARKS)}
          {rule}
          {buttons(BLOCKS)}
          {menu("align", ALIGN, "text-align-left", null)}
          {rule}
          {menu("insert", INSERT, "plus", m.toolbar.insert)}
          {buttons(["citation"])}
          {menu("more", MORE, "dots-three", null)}
        </>
      )}
    </div>
  );
}
