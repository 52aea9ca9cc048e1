import { Extension } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { imeSpan } from "prosemirror-safari-ime-span";
import { MarkedRange } from "./marked-range.ts";
import { MathBlock, MathInline } from "./math-nodes.ts";
import { Table, TableCell, TableHeader, TableRow } from "./table-nodes.ts";

/** Safari drops the first composed character at some block edges without it. */
const SafariIme = Extension.create({ name: "safariIme", addProseMirrorPlugins: () => [imeSpan] });

/** What the paper can hold: exactly what our Markdown can say. */
export const extensions = [
  StarterKit.configure({
    underline: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, protocols: ["http", "https", "mailto"] },
  }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  MathInline,
  MathBlock,
  MarkedRange,
  SafariIme,
];
