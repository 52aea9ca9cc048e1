import { type Footer, Header, Paragraph, type ParagraphChild, SimpleField, TextRun } from "docx";
import { TextWatermark } from "docx/watermarks";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import type { ThesisProfile, ThesisSection } from "../../profiles/thesis-profile.ts";
import type { ThesisFacts } from "../../thesis-file.ts";
import { footersOf } from "../header-and-footer.ts";
import { STYLE } from "../style-ids.ts";
import { factOf } from "./cover-to-word.ts";
import { THESIS_HEADER } from "./thesis-styles.ts";

/** A watermark spans this much of the page's diagonal, in points. */
const WATERMARK_WIDTH_POINTS = { zh: 260, en: 420 } as const;

/** The chapter or part a page is in, as it stands now; `style`: the heading Word looks for when it brings the header up to date. */
export type HeaderChapter = {
  readonly number: string;
  readonly title: string;
  /** `1`: headings of level 1 in whatever language Word speaks; others by their name. null: nothing to look for. */
  readonly style: string | null;
};

type Frame = {
  readonly profile: ThesisProfile;
  readonly layout: DocumentProfile;
  readonly facts: ThesisFacts;
  readonly isDraft: boolean;
  readonly visibleLabel: string | null;
};

type PageEdges = { headers: { default?: Header; even?: Header }; footers: { default?: Footer; even?: Footer } };

/**
 * Headers and footers of the pages of one chapter or part. A field is brought up to date by Word; its result stands for other
 * programs. Whatever is left out goes on from the chapter before: of a hundred chapters only what names them is written again.
 */
export function pageEdgesOf(section: ThesisSection, chapter: HeaderChapter | null, frame: Frame, isFirst: boolean): PageEdges {
  const { layout: profile, facts, visibleLabel } = frame;
  const { odd = "", even = "" } = section.header ?? {};
  const header = (text: string) => new Header({ children: [headerLine(text, chapter, frame)] });
  const isDue = (text: string) => isFirst || text.includes("{chapter}");
  const headers = { ...(isDue(odd) ? { default: header(odd) } : {}), ...(isDue(even) ? { even: header(even) } : {}) };
  if (!isFirst) return { headers, footers: {} };
  const title = factOf(facts, "title") ?? "";
  const { default: footer, even: evenFooter = footer } = footersOf(section, { title, profile, visibleLabel });
  return { headers, footers: { default: footer, even: evenFooter } };
}

function headerLine(text: string, chapter: HeaderChapter | null, { profile, facts, isDraft }: Frame): Paragraph {
  const words = text.split(/(\{\w+\})/).flatMap((piece): ParagraphChild[] => {
    if (piece === "{chapter}") return chapter === null ? [] : chapterField(chapter);
    const fact = /^\{(\w+)\}$/.exec(piece)?.[1];
    const said = fact === undefined ? piece : (factOf(facts, fact as keyof ThesisFacts) ?? "");
    return said === "" ? [] : [new TextRun({ text: printable(said) })];
  });
  const mark = profile.watermark;
  const width = WATERMARK_WIDTH_POINTS[profile.textLanguage];
  const watermark = isDraft ? [new TextWatermark({ text: mark.text, font: mark.font, width })] : [];
  return new Paragraph({ style: words.length === 0 ? STYLE.footer : THESIS_HEADER, children: [...words, ...watermark] });
}

function chapterField({ number, title, style }: HeaderChapter): ParagraphChild[] {
  if (style === null) return [new TextRun({ text: printable(title) })];
  const name = style === "1" ? style : `"${style}"`;
  return [
    ...(number === "" ? [] : [new SimpleField(`STYLEREF ${name} \\n`, number), new TextRun({ text: " " })]),
    new SimpleField(`STYLEREF ${name}`, printable(title)),
  ];
}
