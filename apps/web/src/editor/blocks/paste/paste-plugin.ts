import { markdownToBlocks } from "@tangleaf/document/convert";
import { newBlockId } from "@tangleaf/document/model";
import { Fragment, Slice } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import { isInTable } from "@tiptap/pm/tables";
import type { EditorView } from "@tiptap/pm/view";
import { blockMessages } from "#messages/blocks.ts";
import type { BlockParts } from "../block-parts.ts";
import { PICTURE_TYPES } from "../figure/choose-figure.ts";
import { insertPictures } from "../figure/insert-pictures.ts";
import { blocksForCell, sliceForCell } from "./blocks-for-cell.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { linkAddresses } from "./link-addresses.ts";

/**
 * What comes in by paste and drop: pictures are stored, HTML of word processors is made plain (the schema reads the rest), and
 * text that is Markdown comes in formatted, as a second step: undo leaves the text as it was.
 */
export function pastePlugin(blocks: BlockParts): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: (html) => cleanPastedHtml(html, blockMessages.paste.lost),
      // Word and PowerPoint write a vertical tab for a line break, other programs the line and page signs of Unicode.
      transformPastedText: (text) => text.replace(/[\v\f\u2028\u2029]/g, "\n"),
      transformPasted: (slice, { state }) => (isInTable(state) ? sliceForCell(slice, state.schema) : slice),
      handlePaste(view, event) {
        const { clipboardData } = event;
        if (!clipboardData) return false;
        const pictures = picturesIn(clipboardData);
        // Word and browsers put a picture of the text beside the text.
        if (pictures.length > 0 && !clipboardData.types.includes("text/html")) {
          insertPictures(view, pictures, blocks);
          return true;
        }
        const text = clipboardData.getData("text/plain");
        if (clipboardData.types.includes("text/html") || isInCode(view) || !looksLikeMarkdown(text)) return false;
        return pasteMarkdown(view, text, blocks);
      },
      handleDrop(view, event) {
        const pictures = event.dataTransfer ? picturesIn(event.dataTransfer) : [];
        if (pictures.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const { tr } = view.state;
        if (at) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
        insertPictures(view, pictures, blocks);
        event.preventDefault();
        return true;
      },
    },
  });
}

function picturesIn(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => PICTURE_TYPES.includes(type));
}

function isInCode({ state }: EditorView): boolean {
  return state.selection.$from.parent.type.spec.code === true;
}

function pasteMarkdown(view: EditorView, text: string, { asOneStep, footnotes }: BlockParts): boolean {
  const read = markdownToBlocks(text, { newId: newBlockId });
  const { schema } = view.state;
  const all = read.blocks.map((block) => linkAddresses(schema.nodeFromJSON(block)));
  const nodes = isInTable(view.state) ? blocksForCell(all, schema) : all;
  if (nodes.length === 0) return false;
  const { from } = view.state.selection;
  // First as it is, then formatted: one undo takes only the formatting back. The paste rules of the library, which would read
  // signs that stand for themselves, and take seconds for thousands of them, see neither step.
  asOneStep(() => view.dispatch(view.state.tr.replaceSelection(plainSlice(view, text)).setMeta("paste", true)));
  asOneStep(() => {
    for (const [id, words] of Object.entries(read.footnotes)) footnotes.write(id, words);
    const { tr } = view.state;
    tr.replaceRange(from, tr.selection.to, new Slice(Fragment.from(nodes), 0, 0));
    view.dispatch(tr.setMeta("paste", true).scrollIntoView());
  });
  return true;
}

/** Lines of text as paragraphs. */
function plainSlice({ state: { schema } }: EditorView, text: string): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => schema.nodes["paragraph"]?.create(null, line === "" ? null : schema.text(line)));
  return new Slice(Fragment.from(paragraphs.filter((one) => one !== undefined)), 1, 1);
}

/** Signs that a text was written as Markdown. One sign that is seldom typed otherwise, or two lines that each may be. */
const SURE = [/^#{1,6} \S/m, /^```/m, /^\|.*\|\s*\n\|[\s:|-]+\|/m, /\*\*\S[^*\n]*\*\*/, /^\$\$/m];
const LIST_LINE = /^[ \t\u3000]*(?:[-*+]|\d{1,3}\.) \S/gm;
const LINES_THAT_MAKE_A_LIST = 2;

/** Whether pasted plain text is Markdown that should come in formatted. */
function looksLikeMarkdown(text: string): boolean {
  if (SURE.some((sign) => sign.test(text))) return true;
  return (text.match(LIST_LINE)?.length ?? 0) >= LINES_THAT_MAKE_A_LIST;
}
