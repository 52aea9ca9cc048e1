import { TASK_BOXES } from "../../outline/files/marks.ts";
import type { FileLoss, LossKind } from "../../outline/files/outline-file.ts";
import type { TreeBranch, TreeNode } from "../tree-node.ts";
import type { TreeFileFormat } from "./write-tree-file.ts";

/** Levels of Markdown that are headings, the root's among them. Boxes of tasks stand before items of lists alone. */
const HEADINGS = 6;

type Place = { readonly depth: number; readonly isRoot: boolean };
type Rule = (node: TreeNode, place: Place) => boolean;

const never: Rule = () => false;
const always: Rule = () => true;
const isOnRoot: Rule = (_node, { isRoot }) => isRoot;

/** Which of what a node has a format cannot carry. */
const LOST: Readonly<Record<TreeFileFormat, Readonly<Record<Carried, Rule>>>> = {
  json: { notes: never, links: never, marks: never, colours: never, sides: never, folds: isOnRoot, lineBreaks: never },
  xmind: { notes: never, links: never, marks: never, colours: always, sides: always, folds: isOnRoot, lineBreaks: never },
  mm: { notes: never, links: never, marks: never, colours: always, sides: never, folds: isOnRoot, lineBreaks: never },
  opml: { notes: isOnRoot, links: isOnRoot, marks: always, colours: always, sides: always, folds: always, lineBreaks: isOnRoot },
  md: {
    notes: never,
    links: never,
    marks: ({ mark = "" }, { depth }) => depth <= HEADINGS || TASK_BOXES[mark] === undefined,
    colours: always,
    sides: always,
    folds: always,
    lineBreaks: always,
  },
  txt: { notes: always, links: always, marks: always, colours: always, sides: always, folds: always, lineBreaks: always },
  docx: { notes: never, links: always, marks: always, colours: always, sides: always, folds: always, lineBreaks: always },
};

type Carried = Extract<LossKind, "notes" | "links" | "marks" | "colours" | "sides" | "folds" | "lineBreaks">;
const HAS: Readonly<Record<Carried, (node: TreeNode) => boolean>> = {
  notes: ({ note }) => note !== undefined,
  links: ({ link }) => link !== undefined,
  marks: ({ mark }) => mark !== undefined,
  colours: ({ hue }) => hue !== undefined,
  sides: ({ side }) => side !== undefined,
  folds: ({ fold }) => fold === 1,
  lineBreaks: ({ text }) => text.includes("\n"),
};

/** What of a tree a file of a format will not have, and how often: to be said before it is made. */
export function lossesOf(format: TreeFileFormat, root: TreeBranch): FileLoss[] {
  const counts = new Map<LossKind, number>();
  const waiting = [{ branch: root, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { branch, depth } = next;
    const place = { depth, isRoot: depth === 1 };
    for (const what of Object.keys(HAS) as Carried[]) {
      // Everything stands on both sides of the root.
      if (!HAS[what](branch.node) || (what === "sides" && depth === 1)) continue;
      const isLost = LOST[format][what](branch.node, place);
      if (isLost) counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    for (const child of branch.children) waiting.push({ branch: child, depth: depth + 1 });
  }
  return (Object.keys(HAS) as Carried[]).flatMap((what) => {
    const count = counts.get(what);
    return count === undefined ? [] : [{ what, count }];
  });
}
