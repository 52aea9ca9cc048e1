import { type NodeJson, newBlockId } from "@tangleaf/document/model";
import { type BookmarkKind, readBookmark } from "../../word-format/index.ts";
import { type Piece, wordsOf } from "./pieces.ts";

/** 图 2-1, Table 3 or the number alone, as a reference shows them. */
const CAPTION_LABEL =
  /^\s*(?:(?:图|表|插图|figure|table|fig\.|tab\.)\s*)?(?:\d+|[A-Z]|[一二三四五六七八九十]+)(?:[-.–—]\d+)*(?![\dA-Za-z一二三四五六七八九十])/i;
const CAPTION_WORDS = ["图 ", "表 ", "图", "表", "Figure ", "Table ", "Fig. "];

/** A reference found in the text: what it refers to is known when all blocks have been read. */
export type PendingReference = Extract<Piece, { kind: "reference" }>;

type Target = { readonly id: string; readonly kind: BookmarkKind };

export type Inlines = {
  /** The nodes of a paragraph, neighbours with the same marks joined. */
  nodes(pieces: readonly Piece[]): NodeJson[];
  /** The id of a block by its bookmarks: its own where we gave it one, `known` or a new one otherwise. All of them are known to references then. */
  idOf(kind: BookmarkKind, bookmarks: readonly string[], known?: unknown): string;
  reference(token: string): PendingReference | undefined;
  target(bookmark: string): Target | undefined;
  /** The notes referred to, as `footnotes 2`, by the ids their marks have now. */
  readonly notes: ReadonlyMap<string, string>;
};

export function createInlines(): Inlines {
  const references = new Map<string, PendingReference>();
  const targets = new Map<string, Target>();
  const notes = new Map<string, string>();
  const used = new Set<string>();

  function claim(kind: BookmarkKind, bookmarks: readonly string[]): string {
    const own = bookmarks.map(readBookmark).find((mark) => mark?.kind === kind && !used.has(`${kind} ${mark.id}`));
    const id = own?.id ?? newBlockId();
    used.add(`${kind} ${id}`);
    return id;
  }

  return {
    notes,
    reference: (token) => references.get(token),
    target: (bookmark) => targets.get(bookmark),
    idOf(kind, bookmarks, known) {
      const isOurs = bookmarks.some((name) => readBookmark(name)?.kind === kind);
      const id = typeof known === "string" && !isOurs ? known : claim(kind, bookmarks);
      for (const name of bookmarks) if (!targets.has(name)) targets.set(name, { id, kind });
      return id;
    },
    nodes(pieces) {
      const nodes: NodeJson[] = [];
      let mark: string | null = null;
      for (const piece of pieces) {
        if (piece.kind === "bookmark") mark = piece.name;
        for (const node of nodesOf(piece)) {
          if (node.type !== "footnote") append(nodes, node);
          else {
            const id = claim("footnote", mark === null ? [] : [mark]);
            notes.set(id, String(node.attrs?.["id"]));
            nodes.push({ type: "footnote", attrs: { id } });
          }
        }
      }
      return nodes;
    },
  };

  function nodesOf(piece: Piece): NodeJson[] {
    switch (piece.kind) {
      case "node":
        return [piece.node];
      case "counter":
        return piece.pieces.flatMap(nodesOf);
      case "formula":
        return [{ type: "mathInline", attrs: { latex: piece.latex } }];
      case "reference": {
        const token = `pending ${references.size}`;
        references.set(token, piece);
        return [{ type: "crossRef", attrs: { targetId: token } }];
      }
      default:
        return [];
    }
  }
}

/** What a reference showed, where what it refers to is not in the file. */
function shownNodes(pieces: readonly Piece[]): NodeJson[] {
  return pieces.flatMap((piece): NodeJson[] => {
    if (piece.kind === "reference" || piece.kind === "counter") return shownNodes(piece.pieces);
    if (piece.kind === "formula") return [{ type: "mathInline", attrs: { latex: piece.latex } }];
    return piece.kind === "node" && piece.node.type !== "footnote" ? [piece.node] : [];
  });
}

function append(nodes: NodeJson[], node: NodeJson): void {
  const last = nodes.at(-1);
  if (last?.type === "text" && node.type === "text" && sameMarks(last, node))
    nodes[nodes.length - 1] = { ...last, text: (last.text ?? "") + (node.text ?? "") };
  else nodes.push(node);
}

const sameMarks = (a: NodeJson, b: NodeJson): boolean => JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);

type ResolveOptions = {
  /** Kinds of references by what they refer to, of files we wrote; null for others. */
  readonly kinds: ReadonlyMap<string, string> | null;
  /** What stands before the number of a formula in files we wrote. */
  readonly formulaWords: readonly string[];
  /** Ids of the headings that have a number in the document. */
  readonly numbered: ReadonlySet<string>;
};

/** Puts what references refer to in their places, or the words they showed. */
export function resolveReferences(blocks: readonly NodeJson[], inlines: Inlines, options: ResolveOptions): NodeJson[] {
  return blocks.map(resolve);

  function resolve(node: NodeJson): NodeJson {
    if (node.content === undefined || node.content.length === 0) return node;
    const content: NodeJson[] = [];
    for (const child of node.content) {
      const pending = child.type === "crossRef" ? inlines.reference(String(child.attrs?.["targetId"])) : undefined;
      if (pending === undefined) append(content, resolve(child));
      else for (const one of resolved(pending, content)) append(content, one);
    }
    return { ...node, content };
  }

  function resolved(pending: PendingReference, before: NodeJson[]): NodeJson[] {
    const target = inlines.target(pending.bookmark);
    const isNumberless = target?.kind === "heading" && pending.isNumber && options.kinds === null && !options.numbered.has(target.id);
    if (target === undefined || isNumberless) {
      return shownNodes(pending.pieces);
    }
    const isCaption = (target.kind === "figure" || target.kind === "table") && options.kinds === null && !pending.isPage;
    const shown = isCaption ? wordsOf(pending.pieces) : "";
    const label = CAPTION_LABEL.exec(shown)?.[0];
    // A reference to the words of a caption alone.
    if (shown !== "" && label === undefined) return shownNodes(pending.pieces);
    if (label !== undefined && /^\d/.test(label.trim())) dropWords(before, CAPTION_WORDS);
    if (target.kind === "formula" && options.kinds !== null) dropWords(before, options.formulaWords);
    const kind = kindOf(pending, target);
    const rest = shown.slice(label?.length ?? 0);
    return [
      { type: "crossRef", attrs: { targetId: target.id, ...(kind === undefined ? {} : { kind }) } },
      ...(rest.trim() === "" ? [] : [{ type: "text", text: rest } as const]),
    ];
  }

  function kindOf(pending: PendingReference, { id, kind }: Target): string | undefined {
    if (pending.isPage) return "page";
    if (options.kinds !== null) return options.kinds.get(id);
    return kind === "heading" && !pending.isNumber ? "title" : undefined;
  }
}

/** Takes the words of a reference off the end of the text before it. */
function dropWords(nodes: NodeJson[], words: readonly string[]): void {
  const last = nodes.at(-1);
  const found = words.find((one) => last?.type === "text" && (last.text ?? "").endsWith(one));
  if (last === undefined || found === undefined) return;
  const text = (last.text ?? "").slice(0, -found.length);
  if (text === "") nodes.pop();
  else nodes[nodes.length - 1] = { ...last, text };
}
