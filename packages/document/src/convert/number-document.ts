import { nodeText } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { headingPaths, numberHeadings } from "../outline/number-headings.ts";

/** Labels by the ids of their nodes. What has no number is not in the map. */
export type DocumentNumbering = {
  /** 第一章, 1.1, 一、 … as `settings.numbering` says. */
  readonly headings: ReadonlyMap<string, string>;
  /** 表 1, 表 2-1: tables with a caption. */
  readonly tables: ReadonlyMap<string, string>;
  /** 图 1: figures and charts with a caption, counted together. */
  readonly figures: ReadonlyMap<string, string>;
  /** (1): display formulas that are numbered. */
  readonly equations: ReadonlyMap<string, string>;
  /** 1, 2, 3 … in the order of the text. */
  readonly footnotes: ReadonlyMap<string, number>;
  /** What a cross reference says for its target. */
  readonly references: ReadonlyMap<string, string>;
  /** “绪论”: headings by what they are called. */
  readonly titles: ReadonlyMap<string, string>;
};

type Words = {
  readonly table: string;
  readonly figure: string;
  readonly between: string;
  readonly equation: (label: string) => string;
  readonly title: (title: string) => string;
};

const WORDS: Readonly<Record<"zh" | "en", Words>> = {
  zh: { table: "表", figure: "图", between: "-", equation: (label) => `式 ${label}`, title: (title) => `“${title}”` },
  en: { table: "Table", figure: "Figure", between: ".", equation: (label) => `Eq. ${label}`, title: (title) => `“${title}”` },
};

/**
 * The numbers of everything in a document, from its settings and the order of its blocks. Where chapters are numbered (style
 * `chapters`), tables, figures and formulas are counted by chapter: 图 2-1. Headings with `unnumbered` and what is below them have none.
 */
export function numberDocument({ settings, blocks }: Pick<DocumentContent, "settings" | "blocks">): DocumentNumbering {
  const words = WORDS[settings.language ?? "zh"];
  const headings = blocks.filter(({ type }) => type === "heading");
  const levels = headings.map(({ attrs }) => ({ level: Number(attrs?.["level"] ?? 1), numbered: attrs?.["unnumbered"] !== 1 }));
  const style = settings.numbering ?? "none";
  const numbers = style === "none" ? [] : numberHeadings(levels, style, settings.language ?? "zh");
  const paths = style === "chapters" ? headingPaths(levels) : [];

  const labels = { headings: new Map<string, string>(), tables: new Map<string, string>(), figures: new Map<string, string>() };
  const equations = new Map<string, string>();
  const footnotes = new Map<string, number>();
  const references = new Map<string, string>();
  const titles = new Map<string, string>();
  const counts = new Map<string, number>();
  let chapter: number | null = null;
  let place = -1;

  const next = (kind: string): string => {
    const key = `${kind} ${chapter ?? ""}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return chapter === null ? String(count) : `${chapter}${words.between}${count}`;
  };
  const put = (map: Map<string, string>, id: string, label: string, reference = label) => {
    map.set(id, label);
    references.set(id, reference);
  };
  const enter = (id: string, node: NodeJson) => {
    place += 1;
    chapter = paths[place]?.[0] ?? null;
    const number = numbers[place] ?? null;
    const title = words.title(nodeText(node));
    titles.set(id, title);
    if (number === null) references.set(id, title);
    else put(labels.headings, id, number, number.replace(/[、.]$/, ""));
  };
  const visit = (node: NodeJson) => {
    const id = String(node.attrs?.["id"] ?? "");
    const captioned = String(node.attrs?.["caption"] ?? "").trim() !== "";
    if (node.type === "heading") enter(id, node);
    else if (node.type === "table" && captioned) put(labels.tables, id, `${words.table} ${next("table")}`);
    else if ((node.type === "figure" || node.type === "chart") && captioned) put(labels.figures, id, `${words.figure} ${next("figure")}`);
    else if (node.type === "mathBlock" && node.attrs?.["numbered"] === 1) {
      const label = `(${next("equation")})`;
      put(equations, id, label, words.equation(label));
    } else if (node.type === "footnote" && !footnotes.has(id)) footnotes.set(id, footnotes.size + 1);
    // Words have no numbers, and are most of what there is.
    for (const child of node.content ?? []) if (child.type !== "text") visit(child);
  };
  for (const block of blocks) visit(block);
  return { ...labels, equations, footnotes, references, titles };
}

/** What a cross reference says where nothing has pages: the number or the title of its target; empty where that is gone. */
export function sayCrossReference({ attrs }: NodeJson, { references, titles }: DocumentNumbering): string {
  const id = String(attrs?.["targetId"] ?? "");
  return (attrs?.["kind"] === "title" ? titles.get(id) : undefined) ?? references.get(id) ?? "";
}
