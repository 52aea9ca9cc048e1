import { type DocumentNumbering, numberDocument } from "../convert/number-document.ts";
import { MARK_SOURCE } from "../metrics/marks-in.ts";
import { type PlacedToken, placedTokensOf } from "../metrics/tokens-of.ts";
import { deriveSections, nodeText, type Section } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import type { Place } from "./finding.ts";

export type Language = "zh" | "en";

/** A part of a block with words of its own: findings point into it. */
export type CheckedText = {
  readonly sectionId: string;
  /** Place in `content.blocks`. */
  readonly block: number;
  /** Of the block, where it has one. */
  readonly blockId: string | null;
  /** Where it begins in `blockText` of the block. */
  readonly offset: number;
  readonly text: string;
  /** caption: the label of a figure or table that was typed by hand. */
  readonly kind: "heading" | "paragraph" | "cell" | "code" | "reference" | "caption";
  /** By its characters: a Chinese thesis has an English abstract. */
  readonly language: Language;
};

export type CheckedSection = Section & {
  /** Characters with those of the sections below. */
  readonly total: number;
  /** false: abstract, contents, references, thanks, appendix. */
  readonly isBody: boolean;
  readonly isReferences: boolean;
};

/** A node with what a check asks of it: exhibits and what stands inside a line. */
export type CheckedNode = { readonly node: NodeJson; readonly place: Place };

/** A document as all checks read it, derived once. */
export type CheckedDocument = {
  readonly content: DocumentContent;
  readonly language: Language;
  readonly numbering: DocumentNumbering;
  readonly sections: readonly CheckedSection[];
  readonly texts: readonly CheckedText[];
  /** Paragraphs that somebody wrote as text: no headings, cells, code, references, captions. Marks of what is missing are blanks in them. */
  readonly prose: readonly CheckedText[];
  /** The tokens of each text of `prose`; made when they are first asked for. */
  readonly proseTokens: () => readonly (readonly PlacedToken[])[];
  /** Every node that is neither text nor a mere container, in the order of the document. */
  readonly nodes: readonly CheckedNode[];
};

const REFERENCES = /^(?:主要)?(?:参考文献|引用文献|references?|bibliography|works cited|literature cited)$/i;
const NO_BODY =
  /^(?:中文摘要|英文摘要|摘要|abstract|目录|(?:table of )?contents|致谢|谢辞|acknowledge?ments?|附录.{0,30}|appendix.{0,60}|appendices|(?:原创性)?声明|攻读.{0,20}成果)$/i;
const LEAVES: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);
const NODES: ReadonlySet<string> = new Set(["table", "figure", "chart", "mathBlock", "crossRef", "citation", "footnote"]);
/** 图1-1 题名, Table 2. Title: a short line that ends in no sentence mark. */
const CAPTION =
  /^(?:[图表] ?\d{1,3}(?:[-.－–]\d{1,3})?[ \u3000:：.．]{0,3}\S|(?:Figure|Fig\.|Table) \d{1,3}(?:[-.]\d{1,3})?[.:]? [A-Z])[^\n]*$/;
const CAPTION_MAX_CHARACTERS = 60;
const SENTENCE_END = /[。！？；，.!?;,]$/;
/** Verbs after a number that make a line a sentence about an exhibit: 图1 给出了…. */
const TELLS = /^[图表] ?[\d.-]+ ?(?:给出|显示|表明|为|是|中|所示|说明|展示|列出|反映|可见|可以)/;
const HAN = /\p{Script=Han}/u;
const LATIN_PER_HAN = 8;

/** Reads a document for its checks. Nothing is changed; the same content gives the same result. */
export function readDocument(content: DocumentContent): CheckedDocument {
  const language = content.settings.language ?? "zh";
  const tree = deriveSections(content.blocks);
  const sections = tree.flatMap((section) => checkedSections(section, { isBody: true, isReferences: false }));
  const texts: CheckedText[] = [];
  const nodes: CheckedNode[] = [];
  for (const section of sections) {
    for (let block = section.start; block < section.end; block++) {
      const node = content.blocks[block];
      if (node === undefined) continue;
      readBlock(node, { section, block, texts, nodes });
    }
  }
  const prose = texts
    .filter(({ kind }) => kind === "paragraph")
    .map((text) => ({ ...text, text: withBlankMarks(text.text) }))
    .filter(({ text }) => text.trim() !== "");
  let tokens: readonly (readonly PlacedToken[])[] | null = null;
  return {
    content,
    language,
    numbering: numberDocument(content),
    sections,
    texts,
    prose,
    proseTokens: () => {
      tokens ??= prose.map(({ text }) => placedTokensOf(text));
      return tokens;
    },
    nodes,
  };
}

/** What a mark asks for is not said: the other checks read blanks, so that every place stays where it is. */
function withBlankMarks(text: string): string {
  return text.replace(new RegExp(MARK_SOURCE, "gi"), (mark) => " ".repeat(mark.length));
}

/** A place inside a text. */
export function placeIn(text: CheckedText, from = 0, to = text.text.length): Place {
  return {
    sectionId: text.sectionId,
    block: text.block,
    ...(text.blockId === null ? {} : { blockId: text.blockId }),
    from: text.offset + from,
    to: text.offset + to,
  };
}

/** The place of a section: its heading, or the first block of the front. */
export function placeOfSection({ id, start }: Section, isFront: boolean): Place {
  return { sectionId: id, block: start, ...(isFront ? {} : { blockId: id }) };
}

/** A text is Chinese where Han characters are more than a few among the Latin ones. */
export function languageOf(text: string): Language {
  let han = 0;
  for (const character of text) if (HAN.test(character)) han += 1;
  return han * LATIN_PER_HAN > text.length ? "zh" : "en";
}

type Kind = Pick<CheckedSection, "isBody" | "isReferences">;

function checkedSections(section: Section, above: Kind): CheckedSection[] {
  const title = section.title.replace(/\s/g, "");
  const isReferences = above.isReferences || REFERENCES.test(title) || REFERENCES.test(section.title.trim());
  const isBody = above.isBody && !isReferences && !NO_BODY.test(title) && !NO_BODY.test(section.title.trim());
  const below = section.children.map((child) => checkedSections(child, { isBody, isReferences }));
  const total = below.reduce((sum, [child]) => sum + (child?.total ?? 0), section.characters);
  return [{ ...section, total, isBody, isReferences }, ...below.flat()];
}

type Reading = { readonly section: CheckedSection; readonly block: number; readonly texts: CheckedText[]; readonly nodes: CheckedNode[] };

/** Leaves in the order and at the offsets of `blockText`, which leaves out empty ones and puts a line feed between the others. */
function readBlock(top: NodeJson, { section, block, texts, nodes }: Reading): void {
  const topId = top.attrs?.["id"];
  const blockId = typeof topId === "string" && topId !== "" ? topId : null;
  let at = 0;
  const visit = (node: NodeJson, isCell: boolean): void => {
    if (NODES.has(node.type)) nodes.push({ node, place: placeOfNode(node, section.id, block) });
    if (LEAVES.has(node.type)) {
      const text = nodeText(node);
      if (text !== "") {
        texts.push({
          sectionId: section.id,
          block,
          blockId,
          offset: at,
          text,
          kind: kindOf(node, text, isCell, section),
          language: languageOf(text),
        });
        at += text.length + 1;
      }
    } else if (node.type === "mathBlock") {
      const { length } = String(node.attrs?.["latex"] ?? "");
      at += length === 0 ? 0 : length + 1;
    }
    for (const child of node.content ?? []) if (child.type !== "text") visit(child, isCell || node.type === "tableRow");
  };
  visit(top, false);
}

function placeOfNode(node: NodeJson, sectionId: string, block: number): Place {
  const id = node.attrs?.["id"];
  return { sectionId, block, ...(typeof id === "string" && id !== "" ? { blockId: id } : {}) };
}

function kindOf(node: NodeJson, text: string, isCell: boolean, section: CheckedSection): CheckedText["kind"] {
  if (node.type === "heading") return "heading";
  if (node.type === "codeBlock") return "code";
  if (isCell) return "cell";
  if (section.isReferences) return "reference";
  return isCaption(text) ? "caption" : "paragraph";
}

function isCaption(text: string): boolean {
  return text.length <= CAPTION_MAX_CHARACTERS && CAPTION.test(text) && !SENTENCE_END.test(text) && !TELLS.test(text);
}
