import { markdownToContent } from "@tangleaf/document/convert";
import { type NodeJson, nodeText } from "@tangleaf/document/plain";
import { Bookmark, type FileChild, LineRuleType, Paragraph, Tab, TextRun } from "docx";
import { bookmarkOf } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { HeadedPart, ThesisPart, ThesisProfile } from "../../profiles/thesis-profile.ts";
import type { ThesisAbstract, ThesisFile } from "../../thesis-file.ts";
import type { WordNumbers } from "../document/count-for-word.ts";
import type { DocumentWriter } from "../document/document-to-word.ts";
import { hintOf } from "../inlines-to-word.ts";
import { twips } from "../units.ts";
import { referenceBookmark, withoutMarkers } from "./cite-references.ts";
import { coverToWord, withBlanks } from "./cover-to-word.ts";
import { coverPlace } from "./insert-cover.ts";
import type { HeaderChapter } from "./thesis-headers.ts";
import { DECLARATION_HEADING, FRONT_HEADING, PART_HEADING, REFERENCE, SIGNING } from "./thesis-styles.ts";

/** What begins on a new page: a chapter, or a part that has none. */
export type Piece = {
  readonly part: ThesisPart;
  /** null: nothing that a header could name. */
  readonly chapter: HeaderChapter | null;
  /** What its pages are estimated by, its headings among them; null = a page without a number. */
  readonly blocks: readonly NodeJson[] | null;
  /** Its paragraphs; null = the table of contents, which is written when the pages are known. */
  readonly write: (() => FileChild[]) | null;
};

export type PartSetting = {
  readonly thesis: ThesisFile;
  readonly profile: ThesisProfile;
  readonly numbers: WordNumbers;
  /** The school's own stands in the place of ours. */
  readonly hasOwnCover: boolean;
  readonly writers: Readonly<Record<"text" | "zh" | "en", DocumentWriter>>;
};

/** The pieces of a part; none where there is nothing of it. Chapters and appendix have been cited and numbered before. */
export function piecesOf(part: ThesisPart, setting: PartSetting): Piece[] {
  const { thesis, profile, writers } = setting;
  const { facts, content, references } = thesis;
  const page = (write: () => FileChild[]): Piece => ({ part, chapter: null, blocks: null, write });
  switch (part) {
    case "cover":
      // The paragraph behind holds the break of the section.
      if (setting.hasOwnCover) return [page(() => [coverPlace(), flatBreak()])];
      return profile.cover.length === 0 ? [] : [page(() => coverToWord("Cover", profile.cover, facts))];
    case "titlePage":
      return profile.titlePage.length === 0 ? [] : [page(() => coverToWord("TitlePage", profile.titlePage, facts))];
    case "declarations":
      return profile.declarations.length === 0 ? [] : [page(() => declarations(profile))];
    case "abstractZh":
      return abstractPiece(part, "zh", setting);
    case "abstractEn":
      return abstractPiece(part, "en", setting);
    case "contents": {
      const chapter = { number: "", title: profile.contents.title, style: null };
      return [{ part, chapter, blocks: [], write: null }];
    }
    case "body":
      return chaptersOf(content.blocks).map((blocks) => {
        const [first] = blocks;
        const chapter = first?.type === "heading" ? chapterOf(first, setting.numbers) : null;
        return { part, chapter, blocks, write: () => writers.text.write(blocks) };
      });
    case "references": {
      const entries = references.map(({ number, text }) => paragraphOf(number === null ? text : `[${number}] ${text}`));
      if (references.length === 0 && profile.noReferences !== undefined) {
        const blocks = [paragraphOf(profile.noReferences)];
        return [headedPiece(part, profile, blocks, () => writers.text.write(blocks))];
      }
      return references.length === 0 ? [] : [headedPiece(part, profile, entries, () => referenceList(thesis, profile))];
    }
    case "appendix":
      return thesis.appendix === null ? [] : [headedPiece(part, profile, thesis.appendix, () => writers.text.write(thesis.appendix ?? []))];
    case "acknowledgements": {
      if (thesis.acknowledgements === null) return [];
      const blocks = proseOf(thesis.acknowledgements);
      return [headedPiece(part, profile, blocks, () => writers.text.write(blocks))];
    }
    case "aiStatement": {
      if (thesis.aiStatement === null) return [];
      const blocks = thesis.aiStatement.map(paragraphOf);
      return [headedPiece(part, profile, blocks, () => writers.text.write(blocks))];
    }
  }
}

/** The pieces of a section as one, which goes on down the page; those without a text to count by are covers and declarations. */
export function flowed(pieces: readonly Piece[]): Piece[] {
  const blocks = pieces.flatMap((piece) => piece.blocks ?? []);
  const write = () => pieces.flatMap((piece) => piece.write?.() ?? []);
  return pieces.length === 0
    ? []
    : [
        {
          part: pieces.some(({ part }) => part === "body") ? "body" : (pieces[0]?.part ?? "body"),
          chapter: null,
          blocks: blocks.length === 0 ? null : blocks,
          write,
        },
      ];
}

/** The heading of a part, as a node: what the table of contents and the count of pages know it by. */
export function partHeadingNode(part: HeadedPart, profile: ThesisProfile): NodeJson {
  return {
    type: "heading",
    attrs: { level: 1, id: `part${part.toLowerCase()}`, unnumbered: 1 },
    content: [{ type: "text", text: profile.partTitles[part] }],
  };
}

function headedPiece(part: HeadedPart, profile: ThesisProfile, blocks: readonly NodeJson[], write: () => FileChild[]): Piece {
  const heading = partHeadingNode(part, profile);
  const { id, name } = profile.inContents.includes(part) ? PART_HEADING : FRONT_HEADING;
  const title = profile.partTitles[part];
  const bookmark = bookmarkOf("heading", heading.attrs?.["id"]) ?? "";
  const first = () => new Paragraph({ style: id, children: [new Bookmark({ id: bookmark, children: [new TextRun({ text: title })] })] });
  const chapter = { number: "", title, style: name };
  return { part, chapter, blocks: [heading, ...blocks], write: () => [first(), ...write()] };
}

function chapterOf(heading: NodeJson, numbers: WordNumbers): HeaderChapter {
  return { number: numbers.headings.get(String(heading.attrs?.["id"] ?? "")) ?? "", title: nodeText(heading), style: "1" };
}

/** Each heading of level 1 begins a chapter; breaks of the page before one would leave an empty page. */
function chaptersOf(blocks: readonly NodeJson[]): NodeJson[][] {
  const chapters: NodeJson[][] = [];
  for (const block of blocks) {
    const isChapter = block.type === "heading" && Number(block.attrs?.["level"] ?? 1) === 1;
    const current = chapters.at(-1);
    if (isChapter) while (current?.at(-1)?.type === "pageBreak") current.pop();
    if (isChapter || current === undefined) chapters.push([block]);
    else current.push(block);
  }
  return chapters.filter((chapter) => chapter.length > 0);
}

function abstractPiece(part: "abstractZh" | "abstractEn", language: "zh" | "en", { thesis, profile, writers }: PartSetting): Piece[] {
  const abstract: ThesisAbstract | undefined = thesis.abstracts[language];
  if (abstract === undefined) return [];
  const { label, between } = profile.keywords[language];
  const keywords: NodeJson = {
    type: "paragraph",
    attrs: { kind: "keywords" },
    content: [...boldText(label), { type: "text", text: abstract.keywords.join(between) }],
  };
  const begin = profile.abstractLabels?.[language];
  if (begin !== undefined) {
    const [first, ...rest] = proseOf(abstract.text);
    const labelled: NodeJson = { type: "paragraph", content: [...boldText(begin), ...(first?.content ?? [])] };
    const blocks = [labelled, ...rest, ...(abstract.keywords.length === 0 ? [] : [keywords])];
    return [{ part, chapter: null, blocks, write: () => writers[language].write(blocks) }];
  }
  const blocks = [...proseOf(abstract.text), ...(abstract.keywords.length === 0 ? [] : [paragraphOf(""), keywords])];
  return [headedPiece(part, profile, blocks, () => writers[language].write(blocks))];
}

/** The paragraphs of a Markdown text, whatever they stand in. Abstracts and acknowledgements cite nothing. */
function proseOf(markdown: string): NodeJson[] {
  const paragraphs = (node: NodeJson): NodeJson[] =>
    node.type === "paragraph" || node.type === "heading"
      ? [{ type: "paragraph", ...(node.content === undefined ? {} : { content: node.content }) }]
      : (node.content ?? []).flatMap(paragraphs);
  const { title, blocks } = markdownToContent(withoutMarkers(markdown));
  return [...(title === "" ? [] : [paragraphOf(title)]), ...blocks.flatMap(paragraphs)];
}

const boldText = (text: string): NodeJson[] => [{ type: "text", text, marks: [{ type: "bold" }] }];
const paragraphOf = (text: string): NodeJson => ({ type: "paragraph", content: text === "" ? [] : [{ type: "text", text }] });

function declarations({ declarations, bodyPoints }: ThesisProfile): FileChild[] {
  return declarations.flatMap(({ title, paragraphs, signing }, index) => [
    new Paragraph({
      style: DECLARATION_HEADING,
      ...(index === 0 ? {} : { spacing: { before: bodyPoints * 20 * 4 } }),
      children: [new TextRun({ text: title })],
    }),
    ...paragraphs.map((text) => new Paragraph({ children: withBlanks(text) })),
    ...signing.map((text) => new Paragraph({ style: SIGNING, children: withBlanks(text) })),
  ]);
}

/** Numbers stand as given, so that they are those of the citations, each entry with the bookmark citations lead to. */
function referenceList({ references }: ThesisFile, profile: ThesisProfile): FileChild[] {
  return references.map(({ number, text }, index) => {
    const entry = printable(text.replace(/^\s*\[\d+\]\s*/, "").trim());
    // Western entries keep their own quotation marks.
    const script = /\p{Script=Han}/u.test(entry) ? profile.script : "latin";
    const label =
      number === null
        ? []
        : [
            new Bookmark({ id: referenceBookmark(index), children: [new TextRun({ text: `[${number}]` })] }),
            new TextRun({ children: [new Tab()] }),
          ];
    return new Paragraph({ style: REFERENCE, children: [...label, new TextRun({ text: entry, ...hintOf(entry, { script }) })] });
  });
}

const FIXED_PARTS: ReadonlySet<ThesisPart> = new Set(["cover", "titlePage", "declarations", "references"]);

/** Whether the last paragraph of a part carries the section break. Parts of text end with a paragraph of their own for it. */
export const holdsBreak = (part: ThesisPart, children: readonly FileChild[]): boolean =>
  children.at(-1) instanceof Paragraph && (children.length === 1 || FIXED_PARTS.has(part));

/** The paragraph that holds the break between sections. On a page that is full it would begin another: a point of height fits everywhere. */
export function flatBreak(): Paragraph {
  return new Paragraph({ spacing: { before: 0, after: 0, line: twips(1), lineRule: LineRuleType.EXACT } });
}
