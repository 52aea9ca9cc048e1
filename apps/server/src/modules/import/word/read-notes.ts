import { elementsOf, findAll, type WordPackage, type XmlElement } from "../../word-format/index.ts";
import type { LeftOuts } from "./left-out.ts";
import { wordsOf } from "./pieces.ts";
import type { PieceReader } from "./read-pieces.ts";

/** Footnotes and endnotes as plain text, by what the text calls them: `footnotes 2`. */
export function readNotes(file: WordPackage, createReader: () => PieceReader, left: LeftOuts): Map<string, string> {
  const notes = new Map<string, string>();
  for (const part of ["footnotes", "endnotes"]) {
    for (const note of elementsOf(file.part(`${part}.xml`))) {
      left.enter("note");
      notes.set(`${part} ${note.attributes["w:id"]}`, readLines(note, createReader()).join("\n").trim());
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
    return [wordsOf(pieces), ...boxes];
  });
}
