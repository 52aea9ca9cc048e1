import type { OutlineProposal } from "@tangleaf/contract";
import { HEADING_LEVELS_MAX, type NodeJson, newBlockId } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { type ComparedBranch, compareOutline } from "./compare-outline.ts";

type Insertion = { readonly at: number; readonly headings: readonly NodeJson[] };

/**
 * Puts the chosen branches into the text, each behind the last section of the heading it belongs to, with its length and brief. What is
 * there is left alone. Answers how many headings were added; 0 where the text refused it.
 */
export function takeBranches({ state, view }: Editor, { outline }: Pick<OutlineProposal, "outline">, chosen: ReadonlySet<string>): number {
  const rows = outlineRows(state.doc);
  const blocks = placedBlocks(state.doc);
  const topLevel = rows.length === 0 ? 1 : Math.min(...rows.map(({ level }) => level));
  const behind = (to: number) => {
    const last = blocks[to - 1];
    return last === undefined ? state.doc.content.size : last.pos + last.node.nodeSize;
  };

  function insertionsUnder(branches: readonly ComparedBranch[], level: number, to: number): Insertion[] {
    const deeper = branches.flatMap(({ row, below }) => (row === null ? [] : insertionsUnder(below, row.level + 1, row.to)));
    const headings = branches.flatMap((branch) => (branch.row === null ? headingsOf(branch, level, chosen) : []));
    return headings.length === 0 ? deeper : [...deeper, { at: behind(to), headings }];
  }

  const insertions = insertionsUnder(compareOutline(outline, rows), topLevel, blocks.length);
  const { tr } = state;
  // From the end of the text to its beginning; at the same place what stands deeper comes first, behind the section it belongs to.
  for (const { at, headings } of insertions.toReversed().sort((a, b) => b.at - a.at)) {
    tr.insert(
      at,
      headings.map((heading) => state.schema.nodeFromJSON(heading)),
    );
  }
  if (!tr.docChanged) return 0;
  view.dispatch(tr);
  const added = insertions.reduce((sum, { headings }) => sum + headings.length, 0);
  return outlineRows(view.state.doc).length === rows.length ? 0 : added;
}

function headingsOf({ key, title, brief, targetCnt, below }: ComparedBranch, level: number, chosen: ReadonlySet<string>): NodeJson[] {
  if (!chosen.has(key)) return [];
  const attrs = {
    level: Math.min(level, HEADING_LEVELS_MAX),
    id: newBlockId(),
    ...(targetCnt === 0 ? {} : { target: targetCnt }),
    ...(brief === "" ? {} : { points: brief }),
  };
  const heading: NodeJson = { type: "heading", attrs, content: [{ type: "text", text: title }] };
  return [heading, ...below.flatMap((branch) => headingsOf(branch, level + 1, chosen))];
}
