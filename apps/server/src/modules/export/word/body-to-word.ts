import { type Block, type Inline, inlinesToText } from "@tangleaf/document";
import { type FileChild, type IParagraphOptions, Paragraph, TextRun } from "docx";
import { printable } from "../printable.ts";
import { createBlockWriter, linesOf } from "./blocks-to-word.ts";
import { breakTitle } from "./break-title.ts";
import { chineseRoles, type Role } from "./chinese-roles.ts";
import { firstLine } from "./first-line.ts";
import { hintOf, inlinesToWord } from "./inlines-to-word.ts";
import { lazily } from "./lazily.ts";
import { officialHeading, officialParagraph } from "./official-paragraphs.ts";
import { signingInsets } from "./signing-insets.ts";
import { STYLE } from "./style-ids.ts";
import { twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";

/** Characters of the title's size that fit a line of an official document, less one for shape. */
const OFFICIAL_TITLE_LINE_CHARACTERS = 19;
/** Width of 附件： and the two characters it stands in: where the names of further attachments begin. */
const ATTACHMENT_INSET_CHARACTERS = 5;
/** Lines left blank above attachments and signature. */
const BLANK_LINES = 1.5;

/** A paragraph cut at its breaks, or any other block with no inlines of its own. */
type Line = { readonly block: Block; readonly inlines: readonly Inline[] | null };

/** The sheet: title, then every block in its style. `starts` are the first numbers of its ordered lists. */
export function bodyToWord(input: { title: string; blocks: readonly Block[]; look: WordLook; official: boolean; chinese: boolean }): {
  children: FileChild[];
  starts: ReadonlySet<number>;
} {
  const { look, official } = input;
  const writer = createBlockWriter(look);
  const lines = withoutIdleRules(input.blocks).flatMap((block): Line[] =>
    block.kind === "paragraph" ? linesOf(block.inlines, look).map((inlines) => ({ block, inlines })) : [{ block, inlines: null }],
  );
  const texts = lines.map(({ inlines }) => (inlines === null ? null : inlinesToText(inlines).trim()));
  const roles: readonly Role[] = input.chinese ? chineseRoles(texts, { official }) : [];
  const insets = official ? signingInsets(texts, roles) : { signature: 0, date: 0 };

  const children: FileChild[] = [titleParagraph(input.title, look, official)];
  for (const [index, { block, inlines }] of lines.entries()) {
    const role = roles[index] ?? "body";
    if (inlines === null) children.push(...(official && block.kind === "heading" ? [officialHeading(block, look)] : writer.write(block)));
    else if (role === "body")
      children.push(
        lazily(() => (official ? officialParagraph(inlines, look) : new Paragraph({ children: inlinesToWord(inlines, look) }))),
      );
    else children.push(roleParagraph({ role, previous: roles[index - 1], inlines, look, insets }));
  }
  return { children, starts: writer.starts };
}

function roleParagraph(input: {
  role: Exclude<Role, "body">;
  previous: Role | undefined;
  inlines: readonly Inline[];
  look: WordLook;
  insets: { signature: number; date: number };
}): Paragraph {
  const { role, look, insets } = input;
  const blankAbove = { before: twips(look.bodyPoints * BLANK_LINES) };
  const signing = input.previous === "signature" || input.previous === "date";
  const inFrom = (characters: number) => ({ right: twips(characters * look.bodyPoints), ...firstLine(look, 0) });
  const options: Record<Exclude<Role, "body">, IParagraphOptions> = {
    salutation: { style: STYLE.salutation },
    greeting: { style: STYLE.salutation },
    signature: { style: STYLE.signature, indent: inFrom(insets.signature), ...(signing ? {} : { spacing: blankAbove }) },
    date: { style: STYLE.date, indent: inFrom(insets.date), ...(signing ? {} : { spacing: blankAbove }) },
    attachment: { style: STYLE.attachment, spacing: blankAbove },
    attachmentItem: {
      style: STYLE.attachment,
      indent: { left: twips(ATTACHMENT_INSET_CHARACTERS * look.bodyPoints), ...firstLine(look, 0) },
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
  return new Paragraph({ ...options[role], children: inlinesToWord(inlines, look) });
}

/** A rule before a heading or at either end parts nothing that is not parted already. */
function withoutIdleRules(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return block.kind !== "rule" || (index > 0 && next !== undefined && next.kind !== "heading" && next.kind !== "rule");
  });
}

function titleParagraph(title: string, look: WordLook, official: boolean): Paragraph {
  const lines = official ? breakTitle(title, OFFICIAL_TITLE_LINE_CHARACTERS) : [title];
  return new Paragraph({
    style: STYLE.title,
    children: lines.map((text, index) => new TextRun({ text: printable(text), ...hintOf(text, look), ...(index > 0 ? { break: 1 } : {}) })),
  });
}
