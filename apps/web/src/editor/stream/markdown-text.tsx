import { useEffect, useRef } from "react";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { renderWhole } from "./stream-view.ts";

/** A short Markdown text as it will look on the paper. */
export function MarkdownText({ text }: { text: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    void loadMarkdown().then((markdown) => {
      if (!gone && holder.current) renderWhole(holder.current, markdown, text);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return <div ref={holder} />;
}
