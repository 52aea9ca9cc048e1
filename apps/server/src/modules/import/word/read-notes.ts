import { elementsOf, findAll, type Relationship, type WordPackage, type XmlElement } from "../../word-format/index.ts";
import type { LeftOuts } from "./left-out.ts";
import { type Piece, wordsOf } from "./pieces.ts";
import type { PieceReader } from "./read-pieces.ts";

type NoteSetting = {
  readonly left: LeftOuts;
  createReader(relationships: ReadonlyMap<string, Relationship>): PieceReader;
};

/** Footnotes and endnotes as plain text, by what the text calls them: `footnotes 2`. */
export function readNotes(file: WordPackage, { left, createReader }: NoteSetting): Map<string, string> {
  const notes = new Map<string, string>();
  for (const part of ["footnotes", "endnotes"]) {
    const relationships = file.relationshipsOf(`${part}.xml`);
    for (const note of elementsOf(file.part(`${part}.xml`))) {
      left.enter("note");
      notes.set(`${part} ${note.attributes["w:id"]}`, readLines(note, createReader(relationships)).join("\n").trim());
    }
  }
  left.enter(null);
  return notes;
}

/** The paragraphs of a note as lines, each with those of its text boxes behind it. */
function readLines(container: XmlElement, reader: PieceReader): string[] {
  return findAll(container, "w:p").flatMap((paragraph) => {
    const pieces = reader.read(paragraph);
    const boxes = pieces.flatMap((piece) => (piece.kind === "textBox" ? readLines(piece.content, reader) : []));
    return [sayLinks(pieces), ...boxes];
  });
}

/** Words with the address of each link behind it, where they are not the address themselves: plain text holds no links. */
function sayLinks(pieces: readonly Piece[]): string {
  let said = "";
  let linked = "";
  for (const [index, piece] of pieces.entries()) {
    const words = wordsOf([piece]);
    const href = hrefOf(piece);
    said += words;
    linked = href === null ? "" : linked + words;
    const isLast = href !== null && hrefOf(pieces[index + 1]) !== href;
    if (!isLast) continue;
    const address = href.replace(/^mailto:/i, "");
    if (!linked.includes(address.replace(/\/$/, ""))) said += ` (${address})`;
    linked = "";
  }
  return said;
}

function hrefOf(piece: Piece | undefined): string | null {
  const link = piece?.kind === "node" ? piece.node.marks?.find(({ type }) => type === "link") : undefined;
  return link === undefined ? null : String(link.attrs?.["href"]);
}
