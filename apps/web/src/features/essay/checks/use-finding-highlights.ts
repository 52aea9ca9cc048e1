import type { Editor } from "@tiptap/core";
import { useEffect, useRef } from "react";
import { keepHighlights, type PlacedHighlight, setHighlights } from "#editor/blocks/highlights/highlight-plugin.ts";
import type { ShownFinding } from "./check-runner.ts";
import type { ChecksState } from "./document-checks.ts";

type Shown = { readonly state: ChecksState; readonly findings: readonly ShownFinding[]; readonly isShown: boolean };

/** Draws the findings in the text while the component is there. Places of a text that has changed since follow it until it is read again. */
export function useFindingHighlights(editor: Editor | null, { state, findings, isShown }: Shown): void {
  const placed = useRef<{ editor: Editor; seq: number } | null>(null);
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const known = placed.current;
    const isNew = known === null || known.editor !== editor || known.seq !== state.seq;
    if (isNew && state.isBehind) return;
    if (!state.isBehind) {
      setHighlights(editor.view, findings.flatMap(placeOf), { isShown });
      placed.current = { editor, seq: state.seq };
    } else keepHighlights(editor.view, new Set(findings.map(({ key }) => key)), { isShown });
  }, [editor, state.seq, state.isBehind, findings, isShown]);
  useEffect(
    () => () => {
      if (editor === null || editor.isDestroyed) return;
      setHighlights(editor.view, [], { isShown: true });
    },
    [editor],
  );
}

/** What is said of a whole section is gone to, not drawn: underlining its title would say that the title is wrong. */
function placeOf({ key, finding, range }: ShownFinding): PlacedHighlight[] {
  if (range === null) return [];
  const isDrawn = finding.place.from !== undefined || range.isNode;
  return [{ id: key, ...range, tone: isDrawn ? finding.severity : null }];
}
