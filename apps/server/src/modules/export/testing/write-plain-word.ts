import { Document, Packer, Paragraph } from "docx";

/** The library alone, one plain paragraph a line: what measurements of the export stand beside. */
export function writePlainWord(text: string): Promise<Uint8Array> {
  return Packer.toBuffer(new Document({ sections: [{ children: text.split("\n").map((line) => new Paragraph(line)) }] }));
}
