import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { countBlock } from "#editor/blocks/structure/outline-rows.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { whenAtRest } from "#lib/when-at-rest.ts";

export type Totals = { characters: number; paragraphs: number };

/** Characters and paragraphs of the whole text, counted in idle time. A paragraph is a heading with what stands below it. */
export function useTotals(editor: Editor): Totals {
  const [totals, setTotals] = useState<Totals>(() => totalsOf(editor));
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const count = () => {
      cancel = null;
      setTotals((before) => {
        const now = totalsOf(editor);
        return now.characters === before.characters && now.paragraphs === before.paragraphs ? before : now;
      });
    };
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) cancel ??= whenAtRest(count);
    };
    count();
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      cancel?.();
    };
  }, [editor]);
  return totals;
}

function totalsOf({ state }: Editor): Totals {
  let characters = 0;
  let paragraphs = 0;
  for (const { node } of placedBlocks(state.doc)) {
    if (node.type.name === "heading") paragraphs += 1;
    else characters += countBlock(node);
  }
  return { characters, paragraphs };
}
