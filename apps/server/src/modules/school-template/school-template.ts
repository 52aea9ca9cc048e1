import type { TemplateCoverProblem, TemplateFact, TemplateRole } from "@tangleaf/contract";

/** How text of one kind looks in a school's file. `null`: nothing was said. */
export type TextLook = {
  readonly eastAsia: string;
  readonly latin: string;
  readonly points: number;
  readonly bold: boolean;
  readonly align: "left" | "center" | "right" | "both";
  readonly pitch: { readonly points: number } | { readonly lines: number };
  readonly beforePoints: number;
  readonly afterPoints: number;
  readonly firstLineCharacters: number;
};

/** `name`: by the style's name, `look`: by what the paragraph says and looks like. */
export type FoundLook = { readonly role: TemplateRole; readonly foundBy: "name" | "look"; readonly look: TextLook };

export type TemplatePage = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marginMm: Readonly<Record<"top" | "right" | "bottom" | "left" | "header" | "footer", number>>;
};

/** A line above pages: `{chapter}` and `{title}` where the file has fields for them. */
export type TemplateHeader = {
  readonly odd: string;
  readonly even: string;
  readonly font: { readonly eastAsia: string; readonly latin: string };
  readonly points: number;
  readonly isRuled: boolean;
};

export type TemplatePageNumber = {
  readonly format: "decimal" | "upperRoman" | "lowerRoman";
  readonly place: "centre" | "outside";
  readonly dashes: boolean;
  readonly points: number;
};

/** A place of the cover a fact can be written to. */
export type CoverField = {
  readonly id: string;
  /** The words before it, or the line itself. */
  readonly label: string;
  /** The line it stands in, for people to know it by. */
  readonly line: string;
  /** What its words say it is; null = not known. */
  readonly fact: TemplateFact | null;
};

/** What of a school's Word file a thesis can be laid out by. Plain data: it is stored, and crosses to another thread. */
export type SchoolTemplate = {
  readonly page: TemplatePage;
  readonly looks: readonly FoundLook[];
  readonly numbering: "chapters" | "chinese" | "decimal" | null;
  readonly header: TemplateHeader | null;
  /** Of the pages before the text, and of the text; null = the file has none. */
  readonly frontNumber: TemplatePageNumber | null;
  readonly bodyNumber: TemplatePageNumber | null;
  /** null = no cover was found. With problems it cannot be carried over, and its facts go on a cover of ours. */
  readonly cover: { readonly fields: readonly CoverField[]; readonly problems: readonly TemplateCoverProblem[] } | null;
};
