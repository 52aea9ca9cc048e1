import { type NodeJson, PARAGRAPH_KINDS } from "@tangleaf/document/model";
import {
  CAPTION_LABELS,
  type Container,
  childOf,
  descend,
  NO_INDENT_NOTE,
  readBookmark,
  settingOf,
  splitNotes,
  type XmlElement,
} from "../../word-format/index.ts";
import { placeChart } from "./charts/place-chart.ts";
import type { WordChart } from "./charts/word-chart.ts";
import type { Inlines } from "./inlines.ts";
import { type Counted, isPartOfText, type ListCounter, withGap } from "./lists/count-lists.ts";
import type { Item } from "./nest-blocks.ts";
import { isDrawn, nodePiece, type Piece, textPiece, wordsOf } from "./pieces.ts";
import type { PieceReader } from "./read-pieces.ts";
import { has, type ListPlace, outlineOf, type ParagraphStyle, readIndent, readListPlace, type Styles } from "./styles.ts";

type Attributes = Record<string, string | number | null>;

/** A block on its way: what is said of it by its neighbours and by the whole text is put in later. */
export type RawBlock = {
  readonly path: readonly Container[];
  readonly item?: Item;
  readonly node: { readonly type: NodeJson["type"]; readonly attrs: Attributes; readonly content?: readonly NodeJson[] };
  /** Indent of the first line of body text. */
  readonly first?: number;
  /** How Word counts a heading, and the list it does so in. */
  readonly counted?: Counted | null;
  readonly list?: ListPlace;
};
export type Caption = {
  readonly kind: "caption";
  readonly of: "table" | "figure" | null;
  readonly text: string;
  readonly whole: RawBlock;
  /** Word counts it: a field or a list gives its number. */
  readonly isCounted: boolean;
  claim(kind: "table" | "figure", attrs: Attributes): void;
};
export type Raw =
  | { readonly kind: "block"; readonly block: RawBlock; readonly isInBox?: true; readonly isOfChart?: true }
  | Caption
  | { readonly kind: "source"; readonly text: string; readonly whole: RawBlock }
  /** Footnotes of a title, caption or line of code, which hold none. */
  | { readonly kind: "notes"; readonly whole: RawBlock }
  | { readonly kind: "apart"; readonly path: readonly Container[] };

export type ParagraphSetting = {
  readonly styles: Styles;
  readonly inlines: Inlines;
  readonly reader: PieceReader;
  /** A file we wrote: it says what it means. In others an empty paragraph is space, and a section may begin a page. */
  readonly isOurs: boolean;
  readonly countList: ListCounter;
  /** Takes the title; false where there is one. */
  takeTitle(words: string): boolean;
  /** The blocks of a text box. */
  readInside(content: XmlElement): Raw[];
  loseHeadingPart(): void;
  /** A heading begins, and has been read: what is lost from here on is named by it. */
  enterHeading(): void;
  nameHeading(words: string): void;
  /** Counts a chart no cell holds, and returns the mark for it. */
  loseChart(): Piece;
  /** A chart is placed: its figures alone, or drawn in another way. */
  tellChart(chart: WordChart): void;
  /** Counts a footnote that stands behind its place now, and returns the mark for it. */
  moveNote(): Piece;
};

const TYPED_LABEL = /^\s*(图|表|figure|table|fig\.|tab\.)\s*[\dA-Za-z一二三四五六七八九十]*(?:[-.–—]\d+)*[\s\u3000:：.．、]*/i;
/** 图 2-1 and what follows: no heading, whatever level its style has. */
const FIGURE_TITLE = /^\s*(?:图|表|figure|table|fig\.|tab\.)\s*(?:[\dA-Z]+[-.–—]\d+|\d+(?=[\s\u3000:：.．、]|$))/i;
const LABEL_GAP = /^[\s\u3000:：.．、]+/;
const NUMBER_ALONE = /^[（(]\s*(?:[\dA-Z]*\d|[\dA-Z]*[-.–—]\d+)\s*[)）]$/;
const CAPTION_MAX_CHARACTERS = 200;
const TYPED_INDENT = /^[\u3000\u2003]+/;
const ALIGNMENTS: Readonly<Record<string, string>> = { center: "center", right: "right", end: "right" };
/** Said of nearly every paragraph by programs that mean nothing by it. */
const USUAL_ALIGNMENTS: Readonly<Record<string, string>> = { left: "left", start: "left", both: "justify", distribute: "justify" };

/** A paragraph as blocks: most are one; pictures, formulas and page breaks in it are blocks of their own. */
export function readParagraph(
  paragraph: XmlElement,
  setting: ParagraphSetting,
  place: { inCell: boolean; bookmarks: readonly string[] },
): Raw[] {
  const { reader, styles, isOurs } = setting;
  const properties = childOf(paragraph, "w:pPr");
  const style = styleOf(properties, styles);
  const wasInContents = reader.isInContents();
  const isHeading = style.role === "heading" && !place.inCell;
  if (isHeading) setting.enterHeading();
  const found = reader.read(paragraph);
  const read = place.inCell ? found.map((piece) => (piece.kind === "chart" ? setting.loseChart() : piece)) : found;
  const boxes = read.flatMap((piece) => (piece.kind === "textBox" ? setting.readInside(piece.content).map(markInBox) : []));
  const pieces = read.filter(({ kind }) => kind !== "textBox");
  const words = wordsOf(pieces);
  if (isHeading) setting.nameHeading(words.trim());
  if (style.role === "contents" || ((wasInContents || reader.isInContents()) && words.trim() === "")) return boxes;
  const bookmarks = [...place.bookmarks, ...pieces.flatMap((piece) => (piece.kind === "bookmark" ? [piece.name] : []))];
  const before: Raw[] = has(properties, "w:pageBreakBefore") ? [block("pageBreak")] : [];
  const section = settingOf(descend(properties, "w:sectPr", "w:type")) ?? "nextPage";
  const endsSection = childOf(properties, "w:sectPr") !== undefined;
  const after: Raw[] = endsSection && !isOurs && section !== "continuous" ? [block("pageBreak")] : [];
  if (endsSection && words.trim() === "" && isOurs) return [...before, ...boxes];
  const list = listOf(properties, style);
  const counted = setting.countList(list);
  const holdsBoxes = boxes.length > 0 && pieces.every(({ kind }) => kind === "bookmark");
  const own = holdsBoxes ? [] : readByRole({ properties, style, pieces, words, bookmarks, list, counted, inCell: place.inCell }, setting);
  return [...before, ...own, ...boxes, ...after];
}

const markInBox = (raw: Raw): Raw => (raw.kind === "block" ? { ...raw, isInBox: true } : raw);

type Read = {
  readonly properties: XmlElement | undefined;
  readonly style: ParagraphStyle;
  readonly pieces: readonly Piece[];
  readonly words: string;
  readonly bookmarks: readonly string[];
  readonly list: ListPlace | null;
  readonly counted: Counted | null;
  readonly inCell: boolean;
};

/** The list a paragraph is counted in; a heading without a level of its own in it is on that of its style. */
function listOf(properties: XmlElement | undefined, style: ParagraphStyle): ListPlace | null {
  const direct = readListPlace(properties);
  const list = direct === null ? style.list : { numId: direct.numId, level: direct.level ?? style.list?.level ?? null };
  const usual = style.role === "heading" ? (style.level ?? 1) - 1 : 0;
  const named = direct === null ? settingOf(childOf(properties, "w:pStyle")) : undefined;
  return list === null ? null : { numId: list.numId, level: list.level, style: named, usual };
}

const isNote = (piece: Piece): boolean => piece.kind === "node" && piece.node.type === "footnote";

/** Footnotes of what holds only words stand behind it, with a mark. */
function moveNotes(read: Read, setting: ParagraphSetting, readRest: (rest: Read, setting: ParagraphSetting) => Raw[]): Raw[] {
  const notes = read.pieces.filter(isNote);
  if (notes.length === 0) return readRest(read, setting);
  const rest = readRest({ ...read, pieces: read.pieces.filter((piece) => !isNote(piece)) }, setting);
  const bare: Read = { ...read, style: { ...read.style, role: "body", list: null }, list: null, counted: null };
  const moved = notes.flatMap((note) => [setting.moveNote(), note]);
  return [...rest, { kind: "notes", whole: paragraphOf(bare, setting, moved) }];
}

function readByRole(read: Read, setting: ParagraphSetting): Raw[] {
  const { style, words, pieces, bookmarks } = read;
  const isIdle = ({ kind }: Piece) => kind === "node" || kind === "bookmark" || kind === "pageBreak";
  const isBlank = words.trim() === "" && pieces.every((piece) => isIdle(piece) && !isNote(piece));
  const isEmpty = isBlank && pieces.every(({ kind }) => kind !== "pageBreak");
  switch (style.role) {
    case "title":
      if (!isEmpty && words.trim() !== "" && setting.takeTitle(words.trim())) return moveNotes(read, setting, blocksIn);
      return isEmpty ? [] : plain(read, setting);
    case "heading":
      if (!setting.isOurs && FIGURE_TITLE.test(labelled(read)) && words.length <= CAPTION_MAX_CHARACTERS)
        return moveNotes(read, setting, caption);
      return isEmpty && !setting.isOurs ? plain(read, setting) : moveNotes(read, setting, heading);
    case "code":
      return moveNotes(read, setting, code);
    case "source":
      return moveNotes(read, setting, source);
    case "separator":
      if (isBlank && childOf(read.properties, "w:pBdr") !== undefined) return ruleAndBreaks(read);
      return isEmpty ? separatorOf(read) : plain(read, setting);
    default:
  }
  const label = pieces.find((piece) => piece.kind === "counter");
  const numbered = formulaOf(read);
  if (numbered !== null) {
    const attrs: Attributes = {
      id: setting.inlines.idOf("formula", bookmarks),
      latex: numbered.latex,
      ...(numbered.isNumbered ? { numbered: 1 } : {}),
    };
    return moveNotes(read, setting, () => [{ kind: "block", block: { path: style.path, node: { type: "mathBlock", attrs } } }]);
  }
  if (isBlank && !read.inCell && childOf(read.properties, "w:pBdr") !== undefined) return ruleAndBreaks(read);
  const isCounted = label !== undefined || (read.counted !== null && isPartOfText(read.counted.level));
  const isLabelled = isCounted && TYPED_LABEL.test(labelled(read)) && words.length <= CAPTION_MAX_CHARACTERS;
  return (style.role === "caption" && !isEmpty) || isLabelled ? moveNotes(read, setting, caption) : plain(read, setting);
}

const separatorOf = ({ style }: Read): Raw[] => [{ kind: "apart", path: style.path }];

/** A line with nothing but a rule under it, and perhaps the end of a page. */
function ruleAndBreaks({ pieces }: Read): Raw[] {
  return [block("horizontalRule"), ...pieces.flatMap(({ kind }) => (kind === "pageBreak" ? [block("pageBreak")] : []))];
}

function styleOf(properties: XmlElement | undefined, styles: Styles): ParagraphStyle {
  const style = styles.paragraph(settingOf(childOf(properties, "w:pStyle")));
  const outline = outlineOf(properties);
  const isPlain = style.role === "body" || style.role === "list";
  return outline === null || outline > 8 || !isPlain ? style : { ...style, role: "heading", level: Math.min(outline + 1, 6) };
}

/** Pictures and breaks in a paragraph that itself can hold only words. */
function blocksIn({ properties, style, pieces }: Read, setting: ParagraphSetting): Raw[] {
  const found = pieces.filter((piece) => isDrawn(piece) || piece.kind === "pageBreak" || piece.kind === "rule");
  const bare = { ...style, role: "body", list: null } as const;
  return found.length === 0
    ? []
    : plain({ properties, style: bare, pieces: found, words: "", bookmarks: [], list: null, counted: null, inCell: true }, setting);
}

/** A heading holds text: a reference is what it showed, a formula its letters. */
function sayInHeading(piece: Piece): Piece[] {
  if (piece.kind === "reference" || piece.kind === "counter") return piece.pieces.flatMap(sayInHeading);
  return piece.kind === "formula" ? piece.words.map(nodePiece) : [piece];
}

function heading(read: Read, setting: ParagraphSetting): Raw[] {
  const { style, pieces, bookmarks, list, counted } = read;
  const said = pieces.flatMap(sayInHeading);
  if (pieces.some((piece) => piece.kind === "formula" && !piece.isPlain)) setting.loseHeadingPart();
  const nodes = setting.inlines.nodes(said);
  const content = nodes.flatMap((node): NodeJson[] => {
    if (node.type === "text") return [node];
    if (node.type === "hardBreak") return [{ type: "text", text: " " }];
    setting.loseHeadingPart();
    return node.type === "mathInline" ? [{ type: "text", text: String(node.attrs?.["latex"] ?? "") }] : [];
  });
  const attrs: Attributes = { level: style.level ?? 1, id: setting.inlines.idOf("heading", bookmarks) };
  const others = blocksIn(read, setting);
  const breaks = others.filter((raw) => raw.kind === "block" && raw.block.node.type === "pageBreak");
  const node = { type: "heading" as const, attrs, ...(content.length === 0 ? {} : { content }) };
  const own: Raw = {
    kind: "block",
    block: { path: [], node, ...(list === null ? {} : { list, counted }) },
  };
  return [...breaks, own, ...others.filter((raw) => !breaks.includes(raw))];
}

function code(read: Read, setting: ParagraphSetting): Raw[] {
  const { style, words } = read;
  const attrs: Attributes = style.note === null ? {} : { language: style.note };
  const content = words === "" ? {} : { content: [{ type: "text", text: words }] as const };
  return [{ kind: "block", block: { path: style.path, node: { type: "codeBlock", attrs, ...content } } }, ...blocksIn(read, setting)];
}

function source(read: Read, setting: ParagraphSetting): Raw[] {
  return [{ kind: "source", text: read.words, whole: paragraphOf(read, setting, read.pieces) }, ...blocksIn(read, setting)];
}

/** A formula in a paragraph of its own, with its number where it has one; null for anything else. */
function formulaOf({ style, pieces, inCell }: Read): { latex: string; isNumbered: boolean } | null {
  const told = pieces.filter(({ kind }) => kind !== "bookmark");
  const formulas = told.filter((piece) => piece.kind === "formula" || (piece.kind === "node" && piece.node.type === "mathInline"));
  const [formula] = formulas;
  if (formula === undefined || formulas.length > 1 || told.some(isDrawn)) return null;
  const rest = wordsOf(told.filter((piece) => piece !== formula)).trim();
  const latex = formula.kind === "formula" ? formula.latex : wordsOf([formula]);
  const isBlock = formula.kind === "formula" && formula.isBlock;
  const isNumbered = formula.kind === "formula" && formula.isNumbered;
  if ((style.role === "formula" || isBlock || isNumbered) && rest === "") return { latex, isNumbered };
  const isTabbed = told.some((piece) => piece.kind === "node" && piece.node.text?.includes("\t") === true);
  const isCounted = told.some((piece) => piece.kind === "counter");
  return NUMBER_ALONE.test(rest) && !inCell && (isTabbed || isCounted || isBlock) ? { latex, isNumbered: true } : null;
}

function caption(read: Read, setting: ParagraphSetting): Raw[] {
  const { pieces, bookmarks } = read;
  const last = pieces.findLastIndex((piece) => piece.kind === "counter");
  const counter = pieces[last];
  const name = counter?.kind === "counter" ? counter.name : "";
  const inline = pieces.filter((piece) => !isDrawn(piece));
  const text = (last === -1 ? wordsOf(inline).replace(TYPED_LABEL, "") : wordsOf(pieces.slice(last + 1)).replace(LABEL_GAP, "")).trim();
  const pictures = pieces.filter(isDrawn);
  const before =
    pictures.length === 0
      ? []
      : plain({ ...read, pieces: pictures, words: "", bookmarks: [], style: { ...read.style, role: "figure" } }, setting);
  const whole = paragraphOf(read, setting, inline);
  // The block it belongs to is what references to the caption mean.
  const claim = (kind: "table" | "figure", attrs: Attributes) => {
    attrs["id"] = setting.inlines.idOf(kind, bookmarks, attrs["id"]);
  };
  const isCounted = counter !== undefined || read.counted !== null;
  return [...before, { kind: "caption", of: captionKind(name, labelled(read), bookmarks), text, whole, isCounted, claim }];
}

/** The words of a paragraph with the number its list gives it. */
function labelled({ counted, words }: Read): string {
  return counted?.label === null || counted === null ? words : `${withGap(counted.label)}${words}`;
}

function captionKind(counter: string, words: string, bookmarks: readonly string[]): "table" | "figure" | null {
  const own = bookmarks.map(readBookmark).find((mark) => mark?.kind === "table" || mark?.kind === "figure")?.kind;
  if (own === "table" || own === "figure") return own;
  const starts = (label: "table" | "figure") =>
    [CAPTION_LABELS.zh[label], CAPTION_LABELS.en[label]].some((word) =>
      `${counter} ${words}`.trim().toLowerCase().startsWith(word.toLowerCase()),
    );
  if (starts("table")) return "table";
  if (starts("figure") || /^\s*(fig|插图|illustration|drawing)/i.test(`${counter} ${words}`)) return "figure";
  return null;
}

/** A paragraph, cut at the blocks in it. */
function plain(read: Read, setting: ParagraphSetting): Raw[] {
  const { style, pieces, bookmarks } = read;
  const raws: Raw[] = [];
  let line: Piece[] = [];
  let isCut = false;
  const endLine = () => {
    const isBlank =
      wordsOf(line).trim() === "" &&
      !line.some((piece) => piece.kind === "reference" || (piece.kind === "node" && piece.node.type === "footnote"));
    if (!isBlank || (!isCut && keepsEmpty(read, setting)))
      raws.push({ kind: "block", block: paragraphOf(read, setting, line, raws.length > 0) });
    line = [];
  };
  const cut = (raw: readonly Raw[]) => {
    isCut = true;
    endLine();
    raws.push(...raw);
  };
  for (const piece of pieces) {
    const own = bookmarks.filter((name) => readBookmark(name)?.kind === "figure");
    if (piece.kind === "picture") {
      const { asset, alt, width } = piece;
      const id = setting.inlines.idOf("figure", own);
      const attrs: Attributes = { id, blobId: asset, ...(alt === "" ? {} : { alt }), ...(width === null ? {} : { width }) };
      cut([{ kind: "block", block: { path: style.path, node: { type: "figure", attrs } } }]);
    } else if (piece.kind === "chart") {
      setting.tellChart(piece.chart);
      const { above, shown } = placeChart(piece.chart, setting.inlines, own);
      const raws = above.map((node): Raw => ({ kind: "block", block: { path: [], node }, isOfChart: true }));
      cut([...raws, { kind: "block", block: { path: [], node: shown } }]);
    } else if (piece.kind === "formula" && piece.isBlock) {
      const attrs: Attributes = {
        id: setting.inlines.idOf("formula", []),
        latex: piece.latex,
        ...(piece.isNumbered ? { numbered: 1 } : {}),
      };
      cut([{ kind: "block", block: { path: style.path, node: { type: "mathBlock", attrs } } }]);
    } else if (piece.kind === "pageBreak") cut([block("pageBreak")]);
    else if (piece.kind === "rule") cut([block("horizontalRule")]);
    else line.push(piece);
  }
  endLine();
  return raws;
}

function keepsEmpty({ inCell, style, properties }: Read, { isOurs }: ParagraphSetting): boolean {
  return isOurs || (inCell && style.list === null) || readListPlace(properties) !== null;
}

const NOT_INDENTED = { left: 0, first: 0 };
const KINDS: Readonly<Record<string, string>> = { abstract: "abstract", keywords: "keywords", sourceParagraph: "source" };

function paragraphOf(read: Read, setting: ParagraphSetting, pieces: readonly Piece[], isRest = false): RawBlock {
  const { properties, style } = read;
  const { isOurs } = setting;
  const label = isRest ? null : saidLabel(read);
  let nodes = setting.inlines.nodes(label === null ? pieces : [...textPiece(withGap(label)), ...pieces]);
  let { first } = readIndent(properties, style.indent);
  const [start] = nodes;
  const typed = !isOurs && start?.type === "text" ? (TYPED_INDENT.exec(start.text ?? "")?.[0].length ?? 0) : 0;
  if (typed > 0 && start !== undefined) {
    first = typed;
    const text = (start.text ?? "").slice(typed);
    nodes = text === "" ? nodes.slice(1) : [{ ...start, text }, ...nodes.slice(1)];
  }
  const jc = settingOf(childOf(properties, "w:jc")) ?? "";
  const align = ALIGNMENTS[jc] ?? (isOurs ? USUAL_ALIGNMENTS[jc] : undefined);
  const notes = isOurs ? splitNotes(style.note) : [];
  const kind = KINDS[style.role] ?? PARAGRAPH_KINDS.find((one) => notes.includes(one));
  // An indent set by hand in Word is meant.
  const isFlush = notes.includes(NO_INDENT_NOTE) && readIndent(properties, NOT_INDENTED).first <= 0;
  const attrs: Attributes = {
    ...(align === undefined ? {} : { align }),
    ...(isFlush ? { noIndent: 1 } : {}),
    ...(kind === undefined ? {} : { kind }),
  };
  const { path, item } = placeOf(read, isRest);
  const isBody =
    path.length === 0 && (style.role === "body" || kind === "abstract") && !read.inCell && align !== "center" && align !== "right";
  const flow = path.length === 0 && !read.inCell && align !== "center" && align !== "right" ? { first } : {};
  return {
    path,
    ...(item === undefined ? {} : { item }),
    node: { type: "paragraph", attrs, ...(nodes.length === 0 ? {} : { content: nodes }) },
    ...(isBody ? flow : {}),
  };
}

function placeOf(read: Read, isRest: boolean): Pick<RawBlock, "path" | "item"> {
  const { style, inCell, counted } = read;
  const isQuote = style.role === "quote";
  const outer: Container[] = inCell
    ? style.path.filter((container) => container !== "quote")
    : [...style.path, ...(isQuote ? ["quote" as const] : [])];
  if (counted === null || saidLabel(read) !== null) {
    // A paragraph of a list without a number goes on with the item before it.
    return { path: style.role === "list" && outer.length === 0 && counted === null ? ["list"] : outer };
  }
  const { level, count, key, family } = counted;
  const path = [...outer, ...Array.from({ length: level.index + 1 }, (): Container => "list")];
  if (isRest) return { path };
  const ordered = level.format !== "bullet";
  return { path, item: { key, family, restarts: level.restarts, ordered, start: ordered ? count : 1 } };
}

/** A number that is part of the text: 第三条, 图2-1. A list of a document has numbers alone. */
function saidLabel({ counted, style }: Read): string | null {
  const isSaid = counted !== null && (isPartOfText(counted.level) || style.role === "caption" || counted.level.format === "bullet");
  return isSaid ? counted.label : null;
}

function block(type: "pageBreak" | "horizontalRule"): Raw {
  return { kind: "block", block: { path: [], node: { type, attrs: {} } } };
}
