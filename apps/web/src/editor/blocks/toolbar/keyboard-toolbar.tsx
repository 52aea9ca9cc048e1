import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import type { Blocks } from "../block-parts.ts";
import { FormatToolbar, type FormatToolbarProps } from "./format-toolbar.tsx";
import css from "./toolbar.module.css";

type KeyboardToolbarProps = { editor: Editor; blocks: Blocks; history?: FormatToolbarProps["history"] };

/** A phone's toolbar: just above the keyboard while the text has the focus. */
export function KeyboardToolbar({ editor, blocks, history }: KeyboardToolbarProps) {
  const [isFocused, setFocused] = useState(editor.isFocused);
  const [bottom, setBottom] = useState(0);
  useEffect(() => {
    const on = () => setFocused(true);
    const off = () => setFocused(false);
    editor.on("focus", on);
    editor.on("blur", off);
    return () => {
      editor.off("focus", on);
      editor.off("blur", off);
    };
  }, [editor]);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // What the keyboard covers of the page.
    const put = () => setBottom(Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop));
    put();
    viewport.addEventListener("resize", put);
    viewport.addEventListener("scroll", put);
    return () => {
      viewport.removeEventListener("resize", put);
      viewport.removeEventListener("scroll", put);
    };
  }, []);
  if (!isFocused) return null;
  return (
    <div className={css["overKeyboard"]} style={{ bottom }}>
      <FormatToolbar editor={editor} blocks={blocks} shape="compact" {...(history === undefined ? {} : { history })} />
    </div>
  );
}
