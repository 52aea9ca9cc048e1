import { type Block, type Inline, inlinesToText } from "@tangleaf/document";
import {
  ATTACHMENT_INSET_CHARACTERS,
  BLANK_LINES,
  chineseRoles,
  hasBlankAbove,
  type Role,
  type SigningInsets,
  signingInsets,
} from "@tangleaf/document/letter";
import { type FileChild, type IParagraphOptions, Paragraph, TextRun } from "docx";
import { printable } from "../printable.ts";
import type { WordProfile } from "../profiles/word-profile.ts";
import { createBlockWriter, linesOf } from "./blocks-to-word.ts";
import { breakTitle } from "./break-title.ts";
import { gongwenHeading, gongwenParagraph } from "./gongwen-paragraphs.ts";
import { hintOf, inlinesToWord } from "./inlines-to-word.ts";
import { STYLE } from "./style-ids.ts";
import { firstLine, twips } from "./units.ts";

/** A paragraph cut at its breaks, or any other block with no inlines of its own. */
type Line = { readonly block: Block; readonly inlines: readonly Inline[] | null };

export type Body = {
  readonly children: readonly FileChild[];
  /** First numbers of the ordered lists. */
  readonly starts: ReadonlySet<number>;
  /** Where in `children` the first heading of level 1 stands; null = there is none. */
  readonly firstHeading: number | null;
};

/** The title, then every block in its style. */
export function bodyToWord(input: { title: string; blocks: readonly Block[]; profile: WordProfile }): Body {
  const { profile } = input;
  const gongwen = profile.conventions === "gongwen";
  const writer = createBlockWriter(profile);
  const lines = withoutIdleRules(input.blocks).flatMap((block): Line[] =>
    block.kind === "paragraph" ? linesOf(block.inlines, profile).map((inlines) => ({ block, inlines })) : [{ block, inlines: null }],
  );
  const texts = lines.map(({ inlines }) => (inlines === null ? null : inlinesToText(inlines).trim()));
  const roles: readonly Role[] = profile.conventions === "none" ? [] : chineseRoles(texts, { official: gongwen });
  const insets = signingInsets(texts, roles, { official: gongwen });

  const children: FileChild[] = [titleParagraph(input.title, profile)];
  let firstHeading: number | null = null;
  for (const [index, { block, inlines }] of lines.entries()) {
    const role = roles[index] ?? "body";
    if (block.kind === "heading" && block.level === 1) firstHeading ??= children.length;
    if (inlines === null) children.push(...(gongwen && block.kind === "heading" ? [gongwenHeading(block, profile)] : writer.write(block)));
    else if (lines[index + 1]?.block.kind === "table" && isCaption(texts[index] ?? "", profile))
      children.push(new Paragraph({ style: STYLE.caption, children: inlinesToWord(inlines, profile) }));
    else if (role === "body")
      children.push(new Paragraph(gongwen ? gongwenParagraph(inlines, profile) : { children: inlinesToWord(inlines, profile) }));
    else children.push(roleParagraph({ role, previous: roles[index - 1], inlines, profile, insets }));
  }
  return { children, starts: writer.starts, firstHeading };
}

/** `表 2 各组成绩`, `Table 2: …` */
function isCaption(text: string, { captions }: WordProfile): boolean {
  return captions?.words.some((word) => text.startsWith(word) && /^\s*\d/.test(text.slice(word.length))) ?? false;
}

function roleParagraph(input: {
  role: Exclude<Role, "body">;
  previous: Role | undefined;
  inlines: readonly Inline[];
  profile: WordProfile;
  insets: SigningInsets;
}): Paragraph {
  const { role, profile, insets } = input;
  const above = hasBlankAbove(role, input.previous) ? { spacing: { before: twips(profile.bodyPoints * BLANK_LINES) } } : {};
  const inFrom = (characters: number) => ({ right: twips(characters * profile.bodyPoints), ...firstLine(profile, 0) });
  const options: Record<Exclude<Role, "body">, IParagraphOptions> = {
    salutation: { style: STYLE.salutation },
    greeting: { style: STYLE.salutation },
    signature: { style: STYLE.signature, indent: inFrom(insets.signature), ...above },
    date: { style: STYLE.date, indent: inFrom(insets.date), ...above },
    attachment: { style: STYLE.attachment, ...above },
    attachmentItem: {
      style: STYLE.attachment,
      indent: { left: twips(ATTACHMENT_INSET_CHARACTERS * profile.bodyPoints), ...firstLine(profile, 0) },
    },
  };
  const words: Partial<Record<Role, (text: string) => string>> = {
    salutation: (text) => text.replace(/:\s*$/, "："),
    // The standard leaves no space after the number of an attachment.
    attachment: (text) => text.replace(/^(附件[：:])?\s*(\d+)[.．、]\s*/, "$1$2."),
    attachmentItem: (text) => text.replace(/^(\d+)[.．、]\s*/, "$1."),
  };
  const change = words[role];
  const inlines =
    change === undefined
      ? input.inlines
      : input.inlines.map((inline) => (inline.kind === "text" ? { ...inline, text: change(inline.text) } : inline));
  return new Paragraph({ ...options[role], children: inlinesToWord(inlines, profile) });
}

/** A rule before a heading or at either end parts nothing that is not parted already. */
function withoutIdleRules(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== "rule" || (index > 0 && next !== undefined && next.kind !== "heading" && next.kind !== "rule");
  });
}

export function titleParagraph(title: string, profile: WordProfile): Paragraph {
  const { lineCharacters } = profile.title;
  const lines = lineCharacters === null ? [title] : breakTitle(title, lineCharacters);
  return new Paragraph({
    style: STYLE.title,
    children: lines.map(
      (text, index) => new TextRun({ text: printable(text), ...hintOf(text, profile), ...(index > 0 ? { break: 1 } : {}) }),
    ),
  });
}
